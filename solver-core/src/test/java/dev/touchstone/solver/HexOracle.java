package dev.touchstone.solver;

import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import java.util.HashMap;
import java.util.Map;

/** Who wins in Hex, by going through all plays. It knows what a chain is, and nothing else. */
final class HexOracle {

  private final int[][] around;
  private final long all;
  private final Map<Long, Boolean> known = new HashMap<>();

  private HexOracle(HexBoard board) {
    around = new int[board.rows() * board.columns()][];
    for (int cell = 0; cell < around.length; cell++) {
      around[cell] = board.around(cell, Player.BLACK);
    }
    all = (1L << around.length) - 1;
  }

  static Player winner(Setup setup) {
    HexOracle oracle = new HexOracle((HexBoard) setup.board());
    long black = setup.black().isEmpty() ? 0 : setup.black().word(0);
    long white = setup.white().isEmpty() ? 0 : setup.white().word(0);
    return oracle.blackWins(black, white, setup.first() == Player.BLACK)
        ? Player.BLACK
        : Player.WHITE;
  }

  /** The board is full in the end, and Black has a chain or White has. */
  private boolean blackWins(long black, long white, boolean blackMoves) {
    long free = all & ~black & ~white;
    if (free == 0) {
      return isJoined(black);
    }
    long key = black << 32 | white;
    Boolean remembered = known.get(key);
    if (remembered != null) {
      return remembered;
    }
    boolean wins = !blackMoves;
    for (long rest = free; rest != 0 && wins != blackMoves; rest &= rest - 1) {
      long move = rest & -rest;
      wins =
          blackWins(
              blackMoves ? black | move : black, blackMoves ? white : white | move, !blackMoves);
    }
    known.put(key, wins);
    return wins;
  }

  private boolean isJoined(long black) {
    int upper = around.length;
    long reached = 0;
    long before = -1;
    while (reached != before) {
      before = reached;
      for (int cell = 0; cell < around.length; cell++) {
        for (int place : around[cell]) {
          boolean next =
              place == upper || (place >= 0 && place < upper && (reached >> place & 1) != 0);
          if (next && (black >> cell & 1) != 0) {
            reached |= 1L << cell;
          }
        }
      }
    }
    for (int cell = 0; cell < around.length; cell++) {
      for (int place : around[cell]) {
        if (place == upper + 1 && (reached >> cell & 1) != 0) {
          return true;
        }
      }
    }
    return false;
  }
}
