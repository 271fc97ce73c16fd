package dev.touchstone.cli;

import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import dev.touchstone.strategy.Playing;
import dev.touchstone.strategy.Suggestion;

/** A move that the person could try, in words. */
final class Advice {

  private Advice() {}

  static String of(Playing game) {
    return Suggestion.of(game)
        .map(suggestion -> words(game, suggestion))
        .orElse("The board is full.");
  }

  private static String words(Playing game, Suggestion suggestion) {
    Statement statement = game.strategy().statement();
    String cell = game.cells().name(suggestion.cell());
    // Hex has no lines.
    String where =
        statement.rules() == Rules.HEX
            ? cell
            : cell + ", on " + count(suggestion.lines(), "open line");
    if (suggestion.turns().isEmpty()) {
      return "Try %s, as many as through any free cell; no turn wins against a proof."
          .formatted(where);
    }
    int turns = suggestion.turns().get();
    return turns == 0
        ? "Try %s; no move leaves the proof anything to look up, and none wins against it."
            .formatted(where)
        : "Try %s: the answer leaves up to %s to look up, and no move leaves more; none wins."
            .formatted(where, count(turns, "more turn"));
  }

  private static String count(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }
}
