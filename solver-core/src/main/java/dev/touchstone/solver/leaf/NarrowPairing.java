package dev.touchstone.solver.leaf;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;

/**
 * The pairing search on boards of at most 64 cells and 128 lines of at most 7 cells, where nearly
 * all the time of the search goes.
 *
 * <p>Of each word of lines (the low one and the high one) three planes count the available cells of
 * its lines in binary. Taking a cell is a masked decrement of all its lines at once; "fewer than
 * two available" and "exactly two" are one expression each.
 */
final class NarrowPairing extends Pairing {

  private static final int MOST_PAIRS = 21;

  private final long[] low;
  private final long[] high;
  private final long[] members;
  private final int lineWords;
  private final int planes;

  /** Needed lines, planes and available cells: of the position, and after {@link #without}. */
  private final long[] start = new long[9];

  private final long[] base = new long[9];
  private final long[] before = new long[9];

  private final int[][] order;
  private long kept;

  NarrowPairing(Arena arena) {
    super(arena);
    lineWords = arena.lineWords;
    planes = arena.planes;
    low = new long[arena.cells];
    high = new long[arena.cells];
    for (int cell = 0; cell < arena.cells; cell++) {
      low[cell] = arena.through[cell * lineWords];
      high[cell] = lineWords > 1 ? arena.through[cell * lineWords + 1] : 0;
    }
    members = arena.members;
    order = new int[arena.cells / 2 + 2][MOST_PAIRS];
  }

  static boolean fits(Arena arena) {
    return arena.cells <= 64 && arena.lines <= 128 && arena.game.longestLine() <= 7;
  }

  @Override
  public void begin(Position position) {
    for (int l = 0; l < 2; l++) {
      start[l] = l < lineWords ? position.live[l] : 0;
      for (int p = 0; p < 3; p++) {
        start[2 + 2 * p + l] = l < lineWords && p < planes ? position.planes[p * lineWords + l] : 0;
      }
    }
    start[8] = position.empty[0];
    without(-1);
  }

  @Override
  public void without(int cell) {
    System.arraycopy(start, 0, base, 0, 9);
    if (cell >= 0) {
      take(base, cell);
    }
  }

  /** Takes an available cell; its lines have one less. */
  private void take(long[] state, int cell) {
    state[8] &= ~(1L << cell);
    long borrow = low[cell];
    long next = borrow & ~state[2];
    state[2] ^= borrow;
    state[6] ^= next & ~state[4];
    state[4] ^= next;
    borrow = high[cell];
    next = borrow & ~state[3];
    state[3] ^= borrow;
    state[7] ^= next & ~state[5];
    state[5] ^= next;
  }

  @Override
  public boolean find(int reply, long[] keep, int choices) {
    kept = keep[0];
    return search(base, reply, choices);
  }

  @Override
  public boolean spare(int cell, int reply, long[] keep, int choices) {
    System.arraycopy(base, 0, before, 0, 9);
    save();
    take(base, cell);
    kept = keep[0];
    if (search(base, reply, choices)) {
      return true;
    }
    System.arraycopy(before, 0, base, 0, 9);
    restore();
    return false;
  }

  @Override
  public boolean findWithin(int reply, long[] zone, int choices) {
    System.arraycopy(start, 0, base, 0, 9);
    for (long rest = start[8] & ~zone[0]; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      if (cell != reply) {
        take(base, cell);
      }
    }
    kept = 0;
    return search(base, reply, choices);
  }

  private boolean search(long[] s, int reply, int choices) {
    length = 0;
    patience = choices;
    if (reply < 0) {
      return extend(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7], s[8]);
    }
    return extend(
        s[0] & ~low[reply],
        s[1] & ~high[reply],
        s[2],
        s[3],
        s[4],
        s[5],
        s[6],
        s[7],
        s[8] & ~(1L << reply));
  }

  /**
   * Extends the pairs to these needed lines.
   *
   * <p>u are the needed lines, a, b and c the planes 0, 1 and 2 of the numbers of available cells,
   * each as a low and a high word; free are the available cells.
   */
  private boolean extend(
      long u0, long u1, long a0, long a1, long b0, long b1, long c0, long c1, long free) {
    int mark = length;
    while ((u0 | u1) != 0) {
      long fewThan4Low = u0 & ~c0;
      long fewThan4High = u1 & ~c1;
      if (((fewThan4Low & ~b0) | (fewThan4High & ~b1)) != 0) {
        length = mark;
        return false;
      }
      // From here on, lines with fewer than 4 available cells have 2 or 3.
      long twoLow = fewThan4Low & ~a0;
      long twoHigh = fewThan4High & ~a1;
      if ((twoLow | twoHigh) == 0) {
        break;
      }
      int line =
          twoLow != 0
              ? Long.numberOfTrailingZeros(twoLow)
              : 64 + Long.numberOfTrailingZeros(twoHigh);
      long cells = members[line] & free;
      int x = Long.numberOfTrailingZeros(cells);
      int y = 63 - Long.numberOfLeadingZeros(cells);
      pairs[length++] = x;
      pairs[length++] = y;
      free &= ~cells;
      u0 &= ~(low[x] & low[y]);
      u1 &= ~(high[x] & high[y]);
      long t = low[x];
      long n = t & ~a0;
      a0 ^= t;
      c0 ^= n & ~b0;
      b0 ^= n;
      t = low[y];
      n = t & ~a0;
      a0 ^= t;
      c0 ^= n & ~b0;
      b0 ^= n;
      t = high[x];
      n = t & ~a1;
      a1 ^= t;
      c1 ^= n & ~b1;
      b1 ^= n;
      t = high[y];
      n = t & ~a1;
      a1 ^= t;
      c1 ^= n & ~b1;
      b1 ^= n;
    }
    if ((u0 | u1) == 0) {
      return true;
    }
    if (choose(u0, u1, a0, a1, b0, b1, c0, c1, free)) {
      return true;
    }
    length = mark;
    return false;
  }

  /** Tries the pairs of the line with the fewest available cells, three or more. */
  private boolean choose(
      long u0, long u1, long a0, long a1, long b0, long b1, long c0, long c1, long free) {
    int line = tightest(u0, u1, a0, a1, b0, b1, c0, c1);
    int[] keys = order[length >>> 1];
    int count = rank(members[line] & free, u0, u1, keys);
    for (int i = 0; i < count; i++) {
      if (--patience < 0) {
        return false;
      }
      int best = i;
      for (int j = i + 1; j < count; j++) {
        best = keys[j] > keys[best] ? j : best;
      }
      int key = keys[best];
      keys[best] = keys[i];
      int x = 63 - (key & 63);
      int y = 63 - (key >>> 6 & 63);
      pairs[length++] = x;
      pairs[length++] = y;
      long d0 = a0 ^ low[x];
      long n0 = low[x] & ~a0;
      long f0 = c0 ^ (n0 & ~b0);
      long e0 = b0 ^ n0;
      n0 = low[y] & ~d0;
      d0 ^= low[y];
      f0 ^= n0 & ~e0;
      e0 ^= n0;
      long d1 = a1 ^ high[x];
      long n1 = high[x] & ~a1;
      long f1 = c1 ^ (n1 & ~b1);
      long e1 = b1 ^ n1;
      n1 = high[y] & ~d1;
      d1 ^= high[y];
      f1 ^= n1 & ~e1;
      e1 ^= n1;
      if (extend(
          u0 & ~(low[x] & low[y]),
          u1 & ~(high[x] & high[y]),
          d0,
          d1,
          e0,
          e1,
          f0,
          f1,
          free & ~(1L << x) & ~(1L << y))) {
        return true;
      }
      length -= 2;
    }
    return false;
  }

  private static int tightest(
      long u0, long u1, long a0, long a1, long b0, long b1, long c0, long c1) {
    long l = u0 & ~c0;
    long h = u1 & ~c1;
    if ((l | h) == 0) {
      l = u0;
      h = u1;
      if (((l & ~b0) | (h & ~b1)) != 0) {
        l &= ~b0;
        h &= ~b1;
      }
      if (((l & ~a0) | (h & ~a1)) != 0) {
        l &= ~a0;
        h &= ~a1;
      }
    }
    return l != 0 ? Long.numberOfTrailingZeros(l) : 64 + Long.numberOfTrailingZeros(h);
  }

  /**
   * The pairs among these cells as keys, the greater the better; returns their number. Among equals
   * the order is that of COVER: by the higher cell, then by the lower one.
   */
  private int rank(long cells, long u0, long u1, int[] keys) {
    int count = 0;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      int x = Long.numberOfTrailingZeros(rest);
      long through0 = u0 & low[x];
      long through1 = u1 & high[x];
      int keepX = (int) (kept >>> x & 1);
      for (long others = rest & (rest - 1); others != 0; others &= others - 1) {
        int y = Long.numberOfTrailingZeros(others);
        int blocked = Long.bitCount(through0 & low[y]) + Long.bitCount(through1 & high[y]);
        int keep = keepX + (int) (kept >>> y & 1);
        keys[count++] = (blocked * 4 + 2 - keep) << 12 | (63 - y) << 6 | (63 - x);
      }
    }
    return count;
  }
}
