package dev.touchstone.solver.refute;

import org.jspecify.annotations.Nullable;

/**
 * The order in which {@link NarrowPairing} tries the pairs of a line, as keys, the greater the
 * better:
 *
 * <pre>
 * bits 31-12   the value: 4 * the needed lines that the pair blocks, - its cells that should rather be
 *              kept, - 16 * the price of the pair
 * bits 11-6    63 - the higher cell
 * bits 5-0     63 - the lower cell
 * </pre>
 *
 * So among equals the order is that of COVER, by the higher cell, then by the lower one: the
 * colexicographic order of combinations [Knuth4A].
 */
final class PairOrder {

  /** Prices of cells are in these parts of a cell, up to the dearest. */
  private static final int PARTS = 16;

  private static final int DEAREST = 99;

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

  /** The price of each of so many cells as a number for the keys; all alike without prices. */
  static void copy(@Nullable Prices prices, int[] to) {
    for (int cell = 0; cell < to.length; cell++) {
      to[cell] = prices == null ? 0 : (int) Math.min(DEAREST, PARTS * prices.price(cell) + 0.5);
    }
  }

  /** How much speaks for a pair, greater than zero. */
  static int value(int blocked, int kept, int price) {
    return 2 * DEAREST + 4 * blocked + 3 - kept - price;
  }

  /** Writes the keys of the pairs among these cells, in any order; returns their number. */
  int rank(long cells, long u0, long u1, long kept, int[] price, int[] keys) {
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
        keys[count++] = value(blocked, keep, price[x] + price[y]) << 12 | (63 - y) << 6 | (63 - x);
      }
    }
    return count;
  }
}
