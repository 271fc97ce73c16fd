package dev.touchstone.solver;

import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;

/**
 * Which games the solver takes. Whatever it cannot do yet is refused here and nowhere else; the
 * rooms behind may take for granted what is checked here.
 */
final class Supported {

  /**
   * The most lines: for each depth of a search the solver keeps sets of lines, and they would fill
   * the memory. 64,64,5 has 14,880 lines. The cells are as many as the format knows.
   */
  private static final int MAX_LINES = 16_384;

  private Supported() {}

  static void require(Problem problem) {
    require(problem.rules() != Rules.HEX, "Hex; the solver takes weak games only");
    require(
        !(problem.board() instanceof InfiniteBoard),
        "an infinite board; the solver takes finite ones only");
    require(problem.rules() == Rules.WEAK, "a strong game; the solver takes weak ones only");
    require(
        problem.turn() == 1,
        "turns of %d stones; the solver takes one stone a turn".formatted(problem.turn()));
    require(
        problem.overlineWins(),
        "runs of exactly k cells; the solver takes games in which longer ones win, too");
    // A model without listed lines says so itself when it is asked for them.
    int lines = problem.hypergraph().lineCount();
    require(
        lines <= MAX_LINES,
        "a board of %d lines; the solver takes up to %d".formatted(lines, MAX_LINES));
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }
}
