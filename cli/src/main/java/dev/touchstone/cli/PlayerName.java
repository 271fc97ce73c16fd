package dev.touchstone.cli;

import dev.touchstone.game.Player;
import dev.touchstone.statement.Rules;
import dev.touchstone.theorem.Refusal;
import java.util.Locale;

/** Reads maker or breaker, or black or white where the game is strong. */
final class PlayerName {

  private PlayerName() {}

  /** The player whom this option names under these rules. */
  static Player read(String option, String text, Rules rules) throws Refusal {
    for (Player player : Player.values()) {
      if (rules.nameOf(player).equals(text.toLowerCase(Locale.ROOT))) {
        return player;
      }
    }
    throw Refusal.usage("%s: %s, not '%s'".formatted(option, both(rules), text));
  }

  /** The players of such a game. */
  static String both(Rules rules) {
    return rules.nameOf(Player.BLACK) + " or " + rules.nameOf(Player.WHITE);
  }

  /** A player of a weak game. */
  static String of(Player player) {
    return Rules.WEAK.nameOf(player);
  }
}
