package dev.touchstone.cli;

import dev.touchstone.game.Board;
import dev.touchstone.strategy.Playing;
import dev.touchstone.strategy.Suggestion;

/** A move that the person could try, in words. */
final class Advice {

  private Advice() {}

  static String of(Playing game) {
    return Suggestion.of(game)
        .map(suggestion -> words(game.strategy().statement().board(), suggestion))
        .orElse("The board is full.");
  }

  private static String words(Board board, Suggestion suggestion) {
    String cell = board.cellName(suggestion.cell());
    String lines = count(suggestion.lines(), "open line");
    if (suggestion.turns().isEmpty()) {
      return "Try %s, on %s, as many as through any free cell; no turn wins against a proof."
          .formatted(cell, lines);
    }
    int turns = suggestion.turns().get();
    return turns == 0
        ? "Try %s, on %s; no move leaves the proof anything to look up, and none wins against it."
            .formatted(cell, lines)
        : "Try %s, on %s: the answer leaves up to %s to look up, and no move leaves more; none wins."
            .formatted(cell, lines, count(turns, "more turn"));
  }

  private static String count(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }
}
