package dev.touchstone.explorer;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import java.util.ArrayDeque;
import java.util.Deque;

/** A referee of Hex, which knows nothing of the players. */
final class JoinedSides {

  private JoinedSides() {}

  /** Whether stones join the upper and the lower side, or White's the left and the right one. */
  static boolean of(HexBoard board, Player player, CellSet own) {
    boolean down = player == Player.BLACK;
    int last = (down ? board.rows() : board.columns()) - 1;
    Deque<Integer> next = new ArrayDeque<>();
    CellSet seen = CellSet.of(board.rows() * board.columns());
    for (int cell : own.toArray()) {
      if ((down ? cell / board.columns() : cell % board.columns()) == 0) {
        next.add(cell);
        seen = seen.with(cell);
      }
    }
    while (!next.isEmpty()) {
      int cell = next.remove();
      if ((down ? cell / board.columns() : cell % board.columns()) == last) {
        return true;
      }
      for (int other : own.minus(seen).toArray()) {
        int below = other / board.columns() - cell / board.columns();
        int right = other % board.columns() - cell % board.columns();
        if (Math.abs(below) <= 1 && Math.abs(right) <= 1 && below != right) {
          next.add(other);
          seen = seen.with(other);
        }
      }
    }
    return false;
  }
}
