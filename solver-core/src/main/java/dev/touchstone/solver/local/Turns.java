package dev.touchstone.solver.local;

import it.unimi.dsi.fastutil.longs.LongArrayList;

/** Maker's turns of some number of stones, each once. */
final class Turns {

  private final long free;
  private final int[] cells;
  private final int[] chosen;
  private boolean over;

  /** The sets of so many of these cells. */
  Turns(long free, int stones) {
    this.free = free;
    cells = new int[Long.bitCount(free)];
    long rest = free;
    for (int i = 0; i < cells.length; i++, rest &= rest - 1) {
      cells[i] = Long.numberOfTrailingZeros(rest);
    }
    chosen = new int[stones];
    for (int i = 0; i < stones; i++) {
      chosen[i] = i;
    }
    over = stones > cells.length;
  }

  /** How many sets of so many of these cells there are. */
  static long count(long free, int stones) {
    long count = 1;
    for (int i = 0; i < stones; i++) {
      count = count * (Long.bitCount(free) - i) / (i + 1);
    }
    return count;
  }

  /** The first of all turns that hits all of these sets; 0 if there is none. */
  long hittingAll(LongArrayList sets) {
    return hitting(free, chosen.length, sets.toLongArray(), sets.size());
  }

  /** The first set of so many of these cells that hits the sets: the last cell is common to all. */
  private static long hitting(long cells, int stones, long[] sets, int count) {
    if (Long.bitCount(cells) < stones) {
      return 0;
    }
    if (stones == 1) {
      long common = cells;
      for (int i = 0; i < count; i++) {
        common &= sets[i];
      }
      return Long.lowestOneBit(common);
    }
    long[] left = new long[count];
    for (long rest = cells; Long.bitCount(rest) >= stones; ) {
      long cell = Long.lowestOneBit(rest);
      int more = 0;
      for (int i = 0; i < count; i++) {
        if ((sets[i] & rest) == 0) {
          return 0;
        }
        if ((sets[i] & cell) == 0) {
          left[more++] = sets[i];
        }
      }
      rest ^= cell;
      long others = hitting(rest, stones - 1, left, more);
      if (others != 0) {
        return cell | others;
      }
    }
    return 0;
  }

  /** The next turn; 0 if there is none. */
  long next() {
    long turn = 0;
    if (!over) {
      for (int index : chosen) {
        turn |= 1L << cells[index];
      }
      advance();
    }
    return turn;
  }

  static boolean hits(long turn, LongArrayList sets) {
    for (int i = 0; i < sets.size(); i++) {
      if ((turn & sets.getLong(i)) == 0) {
        return false;
      }
    }
    return true;
  }

  /** The next set in lexicographic order. */
  private void advance() {
    int i = chosen.length - 1;
    while (i >= 0 && chosen[i] == cells.length - chosen.length + i) {
      i--;
    }
    if (i < 0) {
      over = true;
      return;
    }
    chosen[i]++;
    for (int j = i + 1; j < chosen.length; j++) {
      chosen[j] = chosen[j - 1] + 1;
    }
  }
}
