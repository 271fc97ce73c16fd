package dev.touchstone.solver.refute;

import org.jspecify.annotations.Nullable;

/**
 * The order in which {@link NarrowPairing} tries the pairs of a line, as keys, the greater the
 * better:
 *
 * <pre>
 * bits 31-14   the value: 4 * the needed lines that the pair blocks, - its cells that should rather be
 *              kept, - 16 * the price of the pair
 * bits 13-7    127 - the higher cell
 * bits 6-0     127 - the lower cell
 * </pre>
 *
 * So among equals the order is that of COVER, by the higher cell, then by the lower one: the
 * colexicographic order of combinations [Knuth4A].
 */
final class PairOrder {

  /** Prices of cells are in these parts of a cell, up to the dearest. */
  private static final int PARTS = 16;

  private static final int DEAREST = 99;

  /** Makes values greater than zero. */
  static final int LEAST = 2 * DEAREST + 3;

  /** Of a line. */
  private static final int MOST_CELLS = 7;

  private final long[] low;
  private final long[] high;
  private final int[] cells = new int[MOST_CELLS];
  private int count;

  /** With the lines 0-63 and 64-127 through each cell. */
  PairOrder(long[] low, long[] high) {
    this.low = low;
    this.high = high;
  }

  static int lowerCell(int key) {
    return 127 - (key & 127);
  }

  static int higherCell(int key) {
    return 127 - (key >>> 7 & 127);
  }

  /** The price of each of so many cells as a number for the keys; all alike without prices. */
  static void copy(@Nullable Prices prices, int[] to) {
    for (int cell = 0; cell < to.length; cell++) {
      to[cell] = prices == null ? 0 : (int) Math.min(DEAREST, PARTS * prices.price(cell) + 0.5);
    }
  }

  /** Lists the cells 0-63 and 64-127 whose pairs are put in order. */
  void list(long cells0, long cells1) {
    count = 0;
    for (long rest = cells0; rest != 0; rest &= rest - 1) {
      cells[count++] = Long.numberOfTrailingZeros(rest);
    }
    for (long rest = cells1; rest != 0; rest &= rest - 1) {
      cells[count++] = 64 + Long.numberOfTrailingZeros(rest);
    }
  }

  /** Writes the keys of the pairs among the cells listed, in any order; returns their number. */
  int rank(long u0, long u1, long kept0, long kept1, int[] price, int[] keys) {
    int number = 0;
    for (int i = 0; i < count; i++) {
      int x = cells[i];
      long through0 = u0 & low[x];
      long through1 = u1 & high[x];
      int keepX = (int) ((x < 64 ? kept0 : kept1) >>> x & 1);
      for (int j = i + 1; j < count; j++) {
        int y = cells[j];
        int blocked = Long.bitCount(through0 & low[y]) + Long.bitCount(through1 & high[y]);
        int keep = keepX + (int) ((y < 64 ? kept0 : kept1) >>> y & 1);
        int value = LEAST + 4 * blocked - keep - price[x] - price[y];
        keys[number++] = value << 14 | (127 - y) << 7 | (127 - x);
      }
    }
    return number;
  }
}
