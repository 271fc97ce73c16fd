package dev.touchstone.solver.refute;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;

/**
 * The pairing search on boards of at most 128 cells and 128 lines of at most 7 cells, where nearly
 * all the time of the search goes.
 *
 * <p>Of each word of lines (the low one and the high one) three planes count the free cells of its
 * lines in binary. Taking a cell is a masked decrement of all its lines at once; "fewer than two
 * free" and "exactly two" are one expression each. A state is ten words; the recursion has them as
 * parameters, so that they stay in registers:
 *
 * <pre>
 * word    of 0-63         of 64-127         bit i
 * needed  0 (u0)          1 (u1)            line i (64 + i) is needed
 * ones    2 (a0)          3 (a1)            binary digit 0 of its number of free cells
 * twos    4 (b0)          5 (b1)            binary digit 1
 * fours   6 (c0)          7 (c1)            binary digit 2
 * free    8 (free0)       9 (free1)         cell i (64 + i) is free
 * </pre>
 */
final class NarrowPairing extends Pairing {

  private static final int WORDS = 10;
  private static final int FREE = 8;
  private static final int MOST_PAIRS = 21;

  private final long[] low;
  private final long[] high;

  /** The cells of each line, 0-63 and 64-127. */
  private final long[] members0;

  private final long[] members1;
  private final int lineWords;
  private final int planes;

  private final int[][] order;
  private final PairOrder ranking;
  private long kept0;
  private long kept1;

  NarrowPairing(Arena arena) {
    super(arena, WORDS, FREE);
    lineWords = arena.lineWords;
    planes = arena.planes;
    low = new long[arena.cells];
    high = new long[arena.cells];
    for (int cell = 0; cell < arena.cells; cell++) {
      low[cell] = arena.through(cell, 0);
      high[cell] = lineWords > 1 ? arena.through(cell, 1) : 0;
    }
    members0 = new long[arena.lines];
    members1 = new long[arena.lines];
    for (int line = 0; line < arena.lines; line++) {
      members0[line] = arena.members(line, 0);
      members1[line] = cellWords > 1 ? arena.members(line, 1) : 0;
    }
    ranking = new PairOrder(low, high);
    order = new int[arena.cells / 2 + 2][MOST_PAIRS];
  }

  static boolean fits(Arena arena) {
    return arena.cells <= 128 && arena.lines <= 128 && arena.game.longestLine() <= 7;
  }

  @Override
  void load(Position position) {
    for (int l = 0; l < 2; l++) {
      start[l] = l < lineWords ? position.needed(l) : 0;
      for (int p = 0; p < 3; p++) {
        start[2 + 2 * p + l] = l < lineWords && p < planes ? position.plane(p, l) : 0;
      }
    }
    start[FREE] = position.free(0);
    start[FREE + 1] = cellWords > 1 ? position.free(1) : 0;
  }

  /** Takes a free cell; its lines have one less. */
  @Override
  void take(long[] state, int cell) {
    state[FREE + (cell >>> 6)] &= ~(1L << cell);
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
  boolean search(int reply) {
    kept0 = kept[0];
    kept1 = cellWords > 1 ? kept[1] : 0;
    long[] s = base;
    if (reply < 0) {
      return extend(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7], s[8], s[9]);
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
        s[8] & ~first(reply),
        s[9] & ~second(reply));
  }

  private static long first(int cell) {
    return cell < 64 ? 1L << cell : 0;
  }

  private static long second(int cell) {
    return cell < 64 ? 0 : 1L << cell;
  }

  /**
   * Extends the pairs to these needed lines.
   *
   * <p>u are the needed lines, a, b and c the planes 0, 1 and 2 of the numbers of free cells, each
   * as a low and a high word; free are the free cells.
   */
  private boolean extend(
      long u0,
      long u1,
      long a0,
      long a1,
      long b0,
      long b1,
      long c0,
      long c1,
      long free0,
      long free1) {
    int mark = length;
    while ((u0 | u1) != 0) {
      long fewThan4Low = u0 & ~c0;
      long fewThan4High = u1 & ~c1;
      if (((fewThan4Low & ~b0) | (fewThan4High & ~b1)) != 0) {
        length = mark;
        return false;
      }
      // From here on, lines with fewer than 4 free cells have 2 or 3.
      long twoLow = fewThan4Low & ~a0;
      long twoHigh = fewThan4High & ~a1;
      if ((twoLow | twoHigh) == 0) {
        break;
      }
      int line = lowest(twoLow, twoHigh);
      long cells0 = members0[line] & free0;
      long cells1 = members1[line] & free1;
      int x = lowest(cells0, cells1);
      int y = highest(cells0, cells1);
      pairs[length++] = x;
      pairs[length++] = y;
      free0 &= ~cells0;
      free1 &= ~cells1;
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
    if (choose(u0, u1, a0, a1, b0, b1, c0, c1, free0, free1)) {
      return true;
    }
    length = mark;
    return false;
  }

  /** Tries the pairs of the line with the fewest free cells, three or more. */
  private boolean choose(
      long u0,
      long u1,
      long a0,
      long a1,
      long b0,
      long b1,
      long c0,
      long c1,
      long free0,
      long free1) {
    int line = tightest(u0, u1, a0, a1, b0, b1, c0, c1);
    int[] keys = order[length >>> 1];
    ranking.list(members0[line] & free0, members1[line] & free1);
    int count = ranking.rank(u0, u1, kept0, kept1, price, keys);
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
      int x = PairOrder.lowerCell(key);
      int y = PairOrder.higherCell(key);
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
          free0 & ~first(x) & ~first(y),
          free1 & ~second(x) & ~second(y))) {
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
    return lowest(l, h);
  }

  private static int lowest(long low, long high) {
    return low != 0 ? Long.numberOfTrailingZeros(low) : 64 + Long.numberOfTrailingZeros(high);
  }

  private static int highest(long low, long high) {
    return high != 0 ? 127 - Long.numberOfLeadingZeros(high) : 63 - Long.numberOfLeadingZeros(low);
  }
}
