package dev.touchstone.solver.refute;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import org.jspecify.annotations.Nullable;

/**
 * The pairing search on boards of at most 64 cells and 128 lines of at most 7 cells, where nearly
 * all the time of the search goes.
 *
 * <p>Of each word of lines (the low one and the high one) three planes count the free cells of its
 * lines in binary. Taking a cell is a masked decrement of all its lines at once; "fewer than two
 * free" and "exactly two" are one expression each. A state is nine words; the recursion has them as
 * parameters, so that they stay in registers:
 *
 * <pre>
 * word    of lines 0-63   of lines 64-127   bit i
 * needed  0 (u0)          1 (u1)            line i (64 + i) is needed
 * ones    2 (a0)          3 (a1)            binary digit 0 of its number of free cells
 * twos    4 (b0)          5 (b1)            binary digit 1
 * fours   6 (c0)          7 (c1)            binary digit 2
 * free    8                                 cell i is free
 * </pre>
 */
final class NarrowPairing extends Pairing {

  private static final int WORDS = 9;
  private static final int FREE = 8;
  private static final int MOST_PAIRS = 21;

  private final long[] low;
  private final long[] high;
  private final long[] members;
  private final int lineWords;
  private final int planes;

  /** The state of the position. */
  private final long[] start = new long[WORDS];

  /** The state after {@link #without}. */
  private final long[] base = new long[WORDS];

  private final long[] before = new long[WORDS];

  private final int[][] order;
  private final PairOrder ranking;
  private long kept;

  NarrowPairing(Arena arena) {
    super(arena);
    lineWords = arena.lineWords;
    planes = arena.planes;
    low = new long[arena.cells];
    high = new long[arena.cells];
    for (int cell = 0; cell < arena.cells; cell++) {
      low[cell] = arena.through(cell, 0);
      high[cell] = lineWords > 1 ? arena.through(cell, 1) : 0;
    }
    members = new long[arena.lines];
    for (int line = 0; line < members.length; line++) {
      members[line] = arena.members(line, 0);
    }
    ranking = new PairOrder(low, high);
    order = new int[arena.cells / 2 + 2][MOST_PAIRS];
  }

  static boolean fits(Arena arena) {
    return arena.cells <= 64 && arena.lines <= 128 && arena.game.longestLine() <= 7;
  }

  @Override
  public void begin(Position position) {
    for (int l = 0; l < 2; l++) {
      start[l] = l < lineWords ? position.needed(l) : 0;
      for (int p = 0; p < 3; p++) {
        start[2 + 2 * p + l] = l < lineWords && p < planes ? position.plane(p, l) : 0;
      }
    }
    start[FREE] = position.free(0);
    without(-1);
  }

  @Override
  public void without(int cell) {
    System.arraycopy(start, 0, base, 0, WORDS);
    if (cell >= 0) {
      take(base, cell);
    }
  }

  /** Takes a free cell; its lines have one less. */
  private void take(long[] state, int cell) {
    state[FREE] &= ~(1L << cell);
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
  public int @Nullable [] find(int reply, long[] keep, int choices) {
    kept = keep[0];
    return search(base, reply, choices) ? found() : null;
  }

  @Override
  public int @Nullable [] spare(int cell, int reply, long[] keep, int choices) {
    System.arraycopy(base, 0, before, 0, WORDS);
    take(base, cell);
    kept = keep[0];
    if (search(base, reply, choices)) {
      return found();
    }
    System.arraycopy(before, 0, base, 0, WORDS);
    return null;
  }

  @Override
  public int @Nullable [] findWithin(int reply, long[] zone, int choices) {
    System.arraycopy(start, 0, base, 0, WORDS);
    for (long rest = start[FREE] & ~zone[0]; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      if (cell != reply) {
        take(base, cell);
      }
    }
    kept = 0;
    return search(base, reply, choices) ? found() : null;
  }

  private boolean search(long[] s, int reply, int choices) {
    length = 0;
    patience = choices;
    if (reply < 0) {
      return extend(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7], s[FREE]);
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
        s[FREE] & ~(1L << reply));
  }

  /**
   * Extends the pairs to these needed lines.
   *
   * <p>u are the needed lines, a, b and c the planes 0, 1 and 2 of the numbers of free cells, each
   * as a low and a high word; free are the free cells.
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
      // From here on, lines with fewer than 4 free cells have 2 or 3.
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

  /** Tries the pairs of the line with the fewest free cells, three or more. */
  private boolean choose(
      long u0, long u1, long a0, long a1, long b0, long b1, long c0, long c1, long free) {
    int line = tightest(u0, u1, a0, a1, b0, b1, c0, c1);
    int[] keys = order[length >>> 1];
    int count = ranking.rank(members[line] & free, u0, u1, kept, price, keys);
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
}
