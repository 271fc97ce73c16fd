package dev.touchstone.certificate;

import dev.touchstone.game.Hypergraph;

/**
 * A scene of at most 64 cells and 128 lines of at most 7 cells, up to the 8,8,5 board: as {@link
 * WideScene}, but with every word in a field of its own. That makes the reading of a certificate
 * half as long again as fast (docs/adr/0003-speed.md).
 *
 * <p>Lines 0 to 63 are the low word, the others the high word; planes 0, 1 and 2.
 */
final class NarrowScene extends Scene {

  private static final int MAX_CELLS = 64;
  private static final int MAX_LINES = 128;
  private static final int LONGEST = 7;

  private final long[] low;
  private final long[] high;
  private long available;
  private long neededLow;
  private long neededHigh;
  private long low0;
  private long low1;
  private long low2;
  private long high0;
  private long high1;
  private long high2;

  NarrowScene(Hypergraph game, Incidence incidence) {
    super(game, incidence);
    low = new long[game.cellCount()];
    high = new long[game.cellCount()];
    for (int cell = 0; cell < low.length; cell++) {
      low[cell] = incidence.lineWords > 0 ? game.linesThrough(cell).word(0) : 0;
      high[cell] = incidence.lineWords > 1 ? game.linesThrough(cell).word(1) : 0;
    }
    available = game.allCells().word(0);
    neededLow = incidence.lineWords > 0 ? game.allLines().word(0) : 0;
    neededHigh = incidence.lineWords > 1 ? game.allLines().word(1) : 0;
    for (int line = 0; line < game.lineCount(); line++) {
      long size = game.line(line).count();
      if (line < 64) {
        low0 |= (size & 1) << line;
        low1 |= (size >>> 1 & 1) << line;
        low2 |= (size >>> 2) << line;
      } else {
        high0 |= (size & 1) << line;
        high1 |= (size >>> 1 & 1) << line;
        high2 |= (size >>> 2) << line;
      }
    }
  }

  static boolean fits(Hypergraph game) {
    return game.cellCount() <= MAX_CELLS
        && game.lineCount() <= MAX_LINES
        && game.longestLine() <= LONGEST;
  }

  private NarrowScene(NarrowScene that) {
    super(that.game, that.incidence);
    low = that.low;
    high = that.high;
    become(that);
  }

  @Override
  Scene copy() {
    return new NarrowScene(this);
  }

  @Override
  void become(Scene other) {
    NarrowScene that = (NarrowScene) other;
    available = that.available;
    neededLow = that.neededLow;
    neededHigh = that.neededHigh;
    low0 = that.low0;
    low1 = that.low1;
    low2 = that.low2;
    high0 = that.high0;
    high1 = that.high1;
    high2 = that.high2;
  }

  @Override
  void take(int cell) {
    long bit = 1L << cell;
    if ((available & bit) == 0) {
      return;
    }
    available ^= bit;
    decrement(low[cell], high[cell]);
  }

  /** One available cell less for each of these lines. */
  private void decrement(long linesLow, long linesHigh) {
    long borrow = linesLow & ~low0;
    low0 ^= linesLow;
    low2 ^= borrow & ~low1;
    low1 ^= borrow;
    borrow = linesHigh & ~high0;
    high0 ^= linesHigh;
    high2 ^= borrow & ~high1;
    high1 ^= borrow;
  }

  @Override
  void settle(int w, long lines) {
    if (w == 0) {
      neededLow &= ~lines;
    } else {
      neededHigh &= ~lines;
    }
  }

  @Override
  void group(int[] groups, int from, int size) {
    long containLow = -1;
    long containHigh = -1;
    for (int i = from; i < from + size; i++) {
      take(groups[i]);
      containLow &= low[groups[i]];
      containHigh &= high[groups[i]];
    }
    neededLow &= ~containLow;
    neededHigh &= ~containHigh;
  }

  @Override
  void choose(int[] groups, int from, int size) {
    if (size != 2) {
      group(groups, from, size);
      return;
    }
    int a = groups[from];
    int b = groups[from + 1];
    available &= ~(1L << a | 1L << b);
    neededLow &= ~(low[a] & low[b]);
    neededHigh &= ~(high[a] & high[b]);
    // A line through both loses two cells, but nobody asks for its number now: it is not needed.
    decrement(low[a] ^ low[b], high[a] ^ high[b]);
  }

  @Override
  int tightest() {
    if ((neededLow | neededHigh) == 0) {
      return -1;
    }
    long candidatesLow = neededLow;
    long candidatesHigh = neededHigh;
    // From the highest plane down, keep the lines with a 0 there, unless there is none.
    long fewerLow = candidatesLow & ~low2;
    long fewerHigh = candidatesHigh & ~high2;
    if ((fewerLow | fewerHigh) != 0) {
      candidatesLow = fewerLow;
      candidatesHigh = fewerHigh;
    }
    fewerLow = candidatesLow & ~low1;
    fewerHigh = candidatesHigh & ~high1;
    if ((fewerLow | fewerHigh) != 0) {
      candidatesLow = fewerLow;
      candidatesHigh = fewerHigh;
    }
    fewerLow = candidatesLow & ~low0;
    fewerHigh = candidatesHigh & ~high0;
    if ((fewerLow | fewerHigh) != 0) {
      candidatesLow = fewerLow;
      candidatesHigh = fewerHigh;
    }
    return candidatesLow != 0
        ? Long.numberOfTrailingZeros(candidatesLow)
        : 64 + Long.numberOfTrailingZeros(candidatesHigh);
  }

  @Override
  int list(int line) {
    long rest = incidence.members[line] & available;
    int count = Long.bitCount(rest);
    for (int i = 0; i < count; i++, rest &= rest - 1) {
      cells[i] = Long.numberOfTrailingZeros(rest);
    }
    return count;
  }

  @Override
  int neededThrough(int a, int b) {
    return Long.bitCount(low[a] & low[b] & neededLow)
        + Long.bitCount(high[a] & high[b] & neededHigh);
  }

  @Override
  long availableWord(int w) {
    return available;
  }

  @Override
  long neededWord(int w) {
    return w == 0 ? neededLow : neededHigh;
  }
}
