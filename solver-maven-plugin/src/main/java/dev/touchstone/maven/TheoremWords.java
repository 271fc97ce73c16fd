package dev.touchstone.maven;

import dev.touchstone.archive.Regenerate;
import dev.touchstone.game.Player;
import dev.touchstone.solver.Effort;
import dev.touchstone.solver.Engine;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Rules;
import dev.touchstone.theorem.GameName;
import dev.touchstone.theorem.Refusal;
import java.util.Locale;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * Reads the words of a theorem in a POM, and refuses others.
 *
 * @param game as it stands there, to be named in a refusal
 */
record TheoremWords(String game) {

  Rules rules(String word, String notation) throws Refusal {
    boolean isHex = GameName.notation(notation).startsWith(Rules.HEX.word() + " ");
    Rules usual = isHex ? Rules.HEX : Rules.WEAK;
    if (word.isEmpty() || word.equals(usual.word())) {
      return usual;
    }
    if (isHex || !word.equals(Rules.STRONG.word())) {
      throw Refusal.usage(
          "%s: <rules>: %s, not '%s'"
              .formatted(game, isHex ? "Hex has its own; leave it out" : "weak or strong", word));
    }
    return Rules.STRONG;
  }

  Regenerate regenerate(String word) throws Refusal {
    try {
      return Regenerate.of(word);
    } catch (IllegalArgumentException e) {
      throw Refusal.usage("%s: <regenerate>: %s".formatted(game, e.getMessage()));
    }
  }

  Engine engine(String word) throws Refusal {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "pn" -> Engine.PN;
      case "dfs" -> Engine.DFS;
      default -> throw Refusal.usage(game + ": <engine>: pn or dfs, not '" + word + "'");
    };
  }

  Effort effort(String word) throws Refusal {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "fast" -> Effort.FAST;
      case "small" -> Effort.SMALL;
      case "packed" -> Effort.PACKED;
      default ->
          throw Refusal.usage(game + ": <effort>: fast, small or packed, not '" + word + "'");
    };
  }

  @Nullable Player first(String word, Rules played) throws Refusal {
    for (Player player : Player.values()) {
      if (played.nameOf(player).equals(word.toLowerCase(Locale.ROOT))) {
        return player;
      }
    }
    if (word.isEmpty()) {
      return null;
    }
    throw Refusal.usage(
        "%s: <first>: %s or %s, not '%s'"
            .formatted(game, played.nameOf(Player.BLACK), played.nameOf(Player.WHITE), word));
  }

  @Nullable Outcome winner(String word, Rules played) throws Refusal {
    StringJoiner words = new StringJoiner(", ");
    for (Outcome outcome : Outcome.values()) {
      String one = outcome.inOneWord(played);
      if (outcome.isWin() || played == Rules.STRONG) {
        words.add(one);
        if (one.equals(word.toLowerCase(Locale.ROOT))) {
          return outcome;
        }
      }
    }
    if (word.isEmpty()) {
      return null;
    }
    throw Refusal.usage("%s: <winner>: one of %s, not '%s'".formatted(game, words, word));
  }
}
