package dev.touchstone.verifier;

import dev.touchstone.game.Hypergraph;
import java.util.HashMap;
import java.util.Map;

/** From which positions of a small strong game, one stone a turn, P wins or holds. */
final class StrongValue {

  private final long[] lines;
  private final long all;
  private final boolean wins;
  private final Map<Long, Boolean> known = new HashMap<>();

  /** For a P who must win, or for one who must not lose. */
  StrongValue(Hypergraph game, boolean wins) {
    lines = new long[game.lineCount()];
    for (int line = 0; line < lines.length; line++) {
      lines[line] = game.line(line).word(0);
    }
    all = game.allCells().word(0);
    this.wins = wins;
  }

  boolean wins() {
    return wins;
  }

  /** O to move. */
  boolean reaches(long own, long opponents) {
    if (completes(opponents)) {
      return false;
    }
    if (completes(own)) {
      return true;
    }
    Boolean remembered = known.get(own | opponents << 32);
    if (remembered != null) {
      return remembered;
    }
    long free = all & ~own & ~opponents;
    boolean reached = free != 0 || !wins;
    for (long rest = free; rest != 0 && reached; rest &= rest - 1) {
      long after = opponents | (rest & -rest);
      reached = (free & (free - 1)) == 0 ? reachesFull(own, after) : answer(own, after) >= 0;
    }
    known.put(own | opponents << 32, reached);
    return reached;
  }

  /** The last cell was O's. */
  private boolean reachesFull(long own, long opponents) {
    return !completes(opponents) && (completes(own) || !wins);
  }

  /** P to move: a cell that keeps the goal, one that completes a line first; -1 for none. */
  int answer(long own, long opponents) {
    if (completes(opponents)) {
      return -1;
    }
    int best = -1;
    for (long rest = all & ~own & ~opponents; rest != 0; rest &= rest - 1) {
      long with = own | (rest & -rest);
      if (completes(with)) {
        return Long.numberOfTrailingZeros(rest);
      }
      if (best < 0 && reaches(with, opponents)) {
        best = Long.numberOfTrailingZeros(rest);
      }
    }
    return best;
  }

  private boolean completes(long stones) {
    for (long line : lines) {
      if ((line & ~stones) == 0) {
        return true;
      }
    }
    return false;
  }
}
