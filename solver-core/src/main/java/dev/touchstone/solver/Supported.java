package dev.touchstone.solver;

import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;

/**
 * Which games the solver takes. Whatever it cannot do yet is refused here and nowhere else; the
 * rooms behind may take for granted what is checked here.
 */
final class Supported {

  /** The most cells of a board: a 19×19 board has 361. */
  private static final int MAX_CELLS = 361;

  private Supported() {}

  static void require(Problem problem) {
    require(problem.rules() == Rules.WEAK, "a strong game; the solver takes weak ones only");
    require(
        problem.turn() == 1,
        "turns of %d stones; the solver takes one stone a turn".formatted(problem.turn()));
    require(
        problem.overlineWins(),
        "runs of exactly k cells; the solver takes games in which longer ones win, too");
    // A model without listed lines says so itself when it is asked for them.
    int cells = problem.hypergraph().cellCount();
    require(
        cells <= MAX_CELLS,
        "a board of %d cells; the solver takes up to %d".formatted(cells, MAX_CELLS));
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }
}
