package dev.touchstone.verifier;

import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** From which positions of a small strong game P wins or holds. */
final class StrongValue {

  private final LineWords ownLines;
  private final LineWords lines;
  private final int turn;
  private final long all;
  private final boolean wins;
  private final Map<Long, Boolean> known = new HashMap<>();

  /** For a P who must win, or for one who must not lose. */
  StrongValue(Hypergraph game, Player prover, int turn, boolean wins) {
    ownLines = new LineWords(game, prover);
    lines = new LineWords(game, prover.opponent());
    this.turn = turn;
    all = game.allCells().word(0);
    this.wins = wins;
  }

  boolean wins() {
    return wins;
  }

  /** The turns that a player may make on these free cells, ascending. */
  List<Long> turns(long free, int stones) {
    List<Long> turns = new ArrayList<>();
    for (long set = 0; ; ) {
      if (Long.bitCount(set) == Math.min(stones, Long.bitCount(free))) {
        turns.add(set);
      }
      set = (set - free) & free;
      if (set == 0) {
        return turns;
      }
    }
  }

  /** O to move. */
  boolean reaches(long own, long opponents) {
    if (lines.completes(opponents)) {
      return false;
    }
    if (ownLines.completes(own)) {
      return true;
    }
    Boolean remembered = known.get(own | opponents << 32);
    if (remembered != null) {
      return remembered;
    }
    long free = all & ~own & ~opponents;
    boolean reached = free != 0 || !wins;
    for (long stones : free == 0 ? List.<Long>of() : turns(free, turn)) {
      reached = reached && answer(own, opponents | stones, turn) >= 0;
    }
    known.put(own | opponents << 32, reached);
    return reached;
  }

  /**
   * P to move with so many stones, or as many as there is room for: cells that keep the goal, those
   * that complete a line first; -1 for none.
   */
  long answer(long own, long opponents, int stones) {
    if (lines.completes(opponents)) {
      return -1;
    }
    long best = -1;
    for (long set : turns(all & ~own & ~opponents, stones)) {
      if (ownLines.completes(own | set)) {
        return set;
      }
      if (best < 0 && reaches(own | set, opponents)) {
        best = set;
      }
    }
    return best;
  }
}
