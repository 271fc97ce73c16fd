package dev.touchstone.solver.turns;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Setup;
import dev.touchstone.statement.Problem;

/** How far an infinite board is looked at. */
public final class Sight {

  private Sight() {}

  /**
   * A problem on an infinite board through a window with a line's length around the stones; another
   * one as it is.
   */
  public static Problem of(Problem problem) {
    if (!(problem.board() instanceof InfiniteBoard board)) {
      return problem;
    }
    try {
      Setup setup = problem.setup().through(board.window().widened(board.length(), board.length()));
      return Problem.inTurns(setup, problem.rules(), problem.turn(), problem.opening());
    } catch (BadGameException e) {
      throw new IllegalStateException("a window that was found small enough", e);
    }
  }
}
