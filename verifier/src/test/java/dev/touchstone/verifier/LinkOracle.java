package dev.touchstone.verifier;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import java.util.HashMap;
import java.util.Map;

/**
 * Whether a Link is true, by looking at every play within its zone. It knows the board and what a
 * chain is, and no rule.
 */
final class LinkOracle {

  private final int[][] around;
  private final Link link;
  private final long zone;
  private final Map<Long, Boolean> known = new HashMap<>();

  private LinkOracle(HexBoard board, Player prover, Link link) {
    around = new int[board.rows() * board.columns()][];
    for (int cell = 0; cell < around.length; cell++) {
      around[cell] = board.around(cell, prover);
    }
    this.link = link;
    zone = word(link.zone());
  }

  static boolean holds(HexBoard board, Player prover, Link link) {
    return new LinkOracle(board, prover, link).answers(word(link.needs()), 0);
  }

  private static long word(CellSet cells) {
    return cells.isEmpty() ? 0 : cells.word(0);
  }

  /** O to move, who may also take nothing; that never helps. */
  private boolean answers(long own, long opponents) {
    long free = zone & ~own & ~opponents;
    if (free == 0) {
      return isJoined(own & (word(link.needs()) | zone));
    }
    Boolean remembered = known.get(own | opponents << 32);
    if (remembered != null) {
      return remembered;
    }
    boolean holds = true;
    for (long rest = free; rest != 0 && holds; rest &= rest - 1) {
      holds = hasAnswer(own, opponents | (rest & -rest), free & ~(rest & -rest));
    }
    known.put(own | opponents << 32, holds);
    return holds;
  }

  /** P to move. */
  private boolean hasAnswer(long own, long opponents, long free) {
    if (free == 0) {
      return answers(own, opponents);
    }
    for (long rest = free; rest != 0; rest &= rest - 1) {
      if (answers(own | (rest & -rest), opponents)) {
        return true;
      }
    }
    return false;
  }

  /** Whether these cells and the sides have a chain between the ends. */
  private boolean isJoined(long own) {
    long reached = link.from() < around.length ? 1L << link.from() & own : 1L << link.from();
    long before = 0;
    while (reached != before) {
      before = reached;
      for (int cell = 0; cell < around.length; cell++) {
        if ((own >> cell & 1) == 0) {
          continue;
        }
        for (int place : around[cell]) {
          if (place != HexBoard.NOTHING && isOwn(own, place)) {
            boolean joins = (reached >> cell & 1) != 0 || (reached >> place & 1) != 0;
            reached |= joins ? 1L << cell | 1L << place : 0;
          }
        }
      }
    }
    return (reached >> link.to() & 1) != 0;
  }

  private boolean isOwn(long own, int place) {
    return place >= around.length || (own >> place & 1) != 0;
  }
}
