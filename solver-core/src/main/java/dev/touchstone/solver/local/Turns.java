package dev.touchstone.solver.local;

import it.unimi.dsi.fastutil.longs.LongArrayList;

/** Maker's turns of some number of stones, each once. */
final class Turns {

  private final int[] cells;
  private final int[] chosen;
  private boolean over;

  /** The sets of so many of these cells. */
  Turns(long free, int stones) {
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
