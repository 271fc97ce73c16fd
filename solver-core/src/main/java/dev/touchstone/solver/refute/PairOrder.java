package dev.touchstone.solver.refute;

/**
 * The order in which {@link NarrowPairing} tries the pairs of a line, as keys, the greater the
 * better:
 *
 * <pre>
 * bits 31-12   4 * the needed lines that the pair blocks, + 2 - its cells that should rather be kept
 * bits 11-6    63 - the higher cell
 * bits 5-0     63 - the lower cell
 * </pre>
 *
 * So among equals the order is that of COVER, by the higher cell, then by the lower one: the
 * colexicographic order of combinations [Knuth4A].
 */
final class PairOrder {

  private final long[] low;
  private final long[] high;

  /** With the lines 0-63 and 64-127 through each cell. */
  PairOrder(long[] low, long[] high) {
    this.low = low;
    this.high = high;
  }

  static int lowerCell(int key) {
    return 63 - (key & 63);
  }

  static int higherCell(int key) {
    return 63 - (key >>> 6 & 63);
  }

  /** Writes the keys of the pairs among these cells, in any order; returns their number. */
  int rank(long cells, long u0, long u1, long kept, int[] keys) {
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
