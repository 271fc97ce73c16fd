package dev.touchstone.verifier;

import dev.touchstone.game.Hypergraph;
import java.util.HashMap;
import java.util.Map;

/** From which positions of a small strong game, one stone a turn, P wins or holds. */
final class StrongValue {

  private final LineWords lines;
  private final long all;
  private final boolean wins;
  private final Map<Long, Boolean> known = new HashMap<>();

  /** For a P who must win, or for one who must not lose. */
  StrongValue(Hypergraph game, boolean wins) {
    lines = new LineWords(game);
    all = game.allCells().word(0);
    this.wins = wins;
  }

  boolean wins() {
    return wins;
  }

  /** O to move. */
  boolean reaches(long own, long opponents) {
    if (lines.completes(opponents)) {
      return false;
    }
    if (lines.completes(own)) {
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
    return !lines.completes(opponents) && (lines.completes(own) || !wins);
  }

  /** P to move: a cell that keeps the goal, one that completes a line first; -1 for none. */
  int answer(long own, long opponents) {
    if (lines.completes(opponents)) {
      return -1;
    }
    int best = -1;
    for (long rest = all & ~own & ~opponents; rest != 0; rest &= rest - 1) {
      long with = own | (rest & -rest);
      if (lines.completes(with)) {
        return Long.numberOfTrailingZeros(rest);
      }
      if (best < 0 && reaches(with, opponents)) {
        best = Long.numberOfTrailingZeros(rest);
      }
    }
    return best;
  }
}
