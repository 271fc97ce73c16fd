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
      return "No move wins against a proof; %s is on %s, as many as any free cell."
          .formatted(cell, lines);
    }
    int turns = suggestion.turns().get();
    return turns == 0
        ? "No move wins against a proof, and none leaves it a turn to look up; %s is on %s."
            .formatted(cell, lines)
        : "No move wins against a proof; %s asks the most of this one: up to %s to look up after its answer; it is on %s."
            .formatted(cell, count(turns, "more turn"), lines);
  }

  private static String count(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }
}
