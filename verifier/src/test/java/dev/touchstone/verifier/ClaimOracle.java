package dev.touchstone.verifier;

import dev.touchstone.game.Hypergraph;
import java.util.HashMap;
import java.util.Map;

/**
 * Whether a claim is true, by looking at every play: the opponent O owns every cell that the claim
 * does not speak of, O is to move, and for the i stones that O places P places at most i.
 */
final class ClaimOracle {

  private final int turn;
  private final boolean block;
  private final long[] targets;
  private final long all;
  private final Map<Long, Boolean> known = new HashMap<>();

  private ClaimOracle(Hypergraph game, int turn, boolean block, long[] targets) {
    this.turn = turn;
    this.block = block;
    this.targets = targets;
    all = game.allCells().word(0);
  }

  static boolean holds(Hypergraph game, int turn, Claim claim) {
    if (claim instanceof Block block) {
      long[] lines = new long[block.lines().count()];
      int[] numbers = block.lines().toArray();
      for (int i = 0; i < lines.length; i++) {
        lines[i] = game.line(numbers[i]).word(0);
      }
      long zone = block.zone().word(0);
      return new ClaimOracle(game, turn, true, lines).holds(0, game.allCells().word(0) & ~zone);
    }
    Complete complete = (Complete) claim;
    long[] lines = new long[game.lineCount()];
    for (int i = 0; i < lines.length; i++) {
      lines[i] = game.line(i).word(0);
    }
    long needs = complete.needs().word(0);
    long others = game.allCells().word(0) & ~needs & ~complete.zone().word(0);
    return new ClaimOracle(game, turn, false, lines).holds(needs, others);
  }

  /** O to move: P has reached the goal, or reaches it against every turn of O. */
  private boolean holds(long own, long opponents) {
    for (long target : targets) {
      if (block && (target & ~opponents) == 0) {
        return false;
      }
      if (!block && (target & ~own) == 0) {
        return true;
      }
    }
    long free = all & ~own & ~opponents;
    if (free == 0) {
      return block;
    }
    Boolean remembered = known.get(own | opponents << 32);
    if (remembered != null) {
      return remembered;
    }
    boolean holds = true;
    for (long stones = free; stones != 0 && holds; stones = (stones - 1) & free) {
      int count = Long.bitCount(stones);
      if (count <= turn) {
        holds = answers(own, opponents | stones, free & ~stones, count);
      }
    }
    known.put(own | opponents << 32, holds);
    return holds;
  }

  /** P to move with at most {@code count} stones, perhaps none. */
  private boolean answers(long own, long opponents, long free, int count) {
    for (long stones = free; ; stones = (stones - 1) & free) {
      if (Long.bitCount(stones) <= count && holds(own | stones, opponents)) {
        return true;
      }
      if (stones == 0) {
        return false;
      }
    }
  }
}
