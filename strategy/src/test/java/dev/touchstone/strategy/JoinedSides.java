package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;

/** A referee of Hex, which knows nothing of the players. */
final class JoinedSides {

  private JoinedSides() {}

  /** Whether stones join the upper and the lower side, or White's the left and the right one. */
  static boolean of(HexBoard board, Player player, CellSet stones) {
    boolean down = player == Player.BLACK;
    CellSet reached = CellSet.of(board.rows() * board.columns());
    CellSet before;
    do {
      before = reached;
      for (int cell : stones.toArray()) {
        int row = cell / board.columns();
        int column = cell % board.columns();
        boolean begins = (down ? row : column) == 0;
        for (int other : before.toArray()) {
          int downwards = other / board.columns() - row;
          int right = other % board.columns() - column;
          begins |= Math.abs(downwards) <= 1 && Math.abs(right) <= 1 && downwards != right;
        }
        reached = begins ? reached.with(cell) : reached;
      }
    } while (!reached.equals(before));
    for (int cell : reached.toArray()) {
      boolean ends =
          down
              ? cell / board.columns() == board.rows() - 1
              : cell % board.columns() == board.columns() - 1;
      if (ends) {
        return true;
      }
    }
    return false;
  }
}
