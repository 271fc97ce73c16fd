package dev.touchstone.solver.turns;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Problem;

/** The {@link Cover}s of the positions of one game, for one player's options. */
public final class Covers {

  private final TurnBoard board;

  public Covers(Problem problem, Player prover) {
    board = new TurnBoard(problem, prover);
  }

  /** The player whose options they are. */
  public Player prover() {
    return board.prover;
  }

  /** Without options, in a position with these stones. */
  public Cover of(CellSet own, CellSet opponents) {
    return new Cover(new Stones(board, own, opponents));
  }
}
