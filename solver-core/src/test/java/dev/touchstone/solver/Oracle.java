package dev.touchstone.solver;

import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import java.util.HashMap;
import java.util.Map;

/** Who wins a weak game on a few cells, by playing all of it. Shares nothing with the solver. */
final class Oracle {

  private final long[] lines;
  private final Map<Long, Boolean> known = new HashMap<>();

  private Oracle(Hypergraph game) {
    lines = new long[game.lineCount()];
    for (int line = 0; line < lines.length; line++) {
      lines[line] = game.line(line).word(0);
    }
  }

  static Player winner(Setup setup) {
    Oracle oracle = new Oracle(setup.hypergraph());
    long maker = setup.black().word(0);
    long free = setup.hypergraph().allCells().word(0) & ~maker & ~setup.white().word(0);
    return oracle.makerWins(maker, free, setup.first() == Player.BLACK)
        ? Player.BLACK
        : Player.WHITE;
  }

  private boolean makerWins(long maker, long free, boolean makerMoves) {
    for (long line : lines) {
      if ((line & ~maker) == 0) {
        return true;
      }
    }
    if (free == 0) {
      return false;
    }
    // Who is to move follows from the number of free cells, within one game.
    Boolean before = known.get(maker << 32 | free);
    if (before != null) {
      return before;
    }
    boolean wins = !makerMoves;
    for (long rest = free; rest != 0 && wins != makerMoves; rest &= rest - 1) {
      long cell = rest & -rest;
      wins = makerWins(makerMoves ? maker | cell : maker, free & ~cell, !makerMoves);
    }
    known.put(maker << 32 | free, wins);
    return wins;
  }
}
