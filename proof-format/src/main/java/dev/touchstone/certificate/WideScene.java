package dev.touchstone.certificate;

import dev.touchstone.game.Hypergraph;

/**
 * A scene of any size.
 *
 * <pre>
 *   available   one bit a cell
 *   needed      one bit a line
 *   free        word w of plane b, for the lines 64w .. 64w + 63, at free[w * planes + b]
 * </pre>
 */
final class WideScene extends Scene {

  private final int planes;
  private final long[] available;
  private final long[] needed;
  private final long[] free;

  WideScene(Hypergraph game, Incidence incidence) {
    super(game, incidence);
    planes = 32 - Integer.numberOfLeadingZeros(incidence.longestLine);
    available = new long[incidence.cellWords];
    Incidence.copy(game.allCells(), available, 0);
    needed = new long[incidence.lineWords];
    Incidence.copy(game.allLines(), needed, 0);
    free = new long[needed.length * planes];
    for (int line = 0; line < game.lineCount(); line++) {
      int size = game.line(line).count();
      for (int b = 0; b < planes; b++) {
        free[(line >>> 6) * planes + b] |= (long) (size >>> b & 1) << line;
      }
    }
  }

  private WideScene(WideScene that) {
    super(that.game, that.incidence);
    planes = that.planes;
    available = that.available.clone();
    needed = that.needed.clone();
    free = that.free.clone();
  }

  @Override
  Scene copy() {
    return new WideScene(this);
  }

  @Override
  void become(Scene other) {
    WideScene that = (WideScene) other;
    System.arraycopy(that.available, 0, available, 0, available.length);
    System.arraycopy(that.needed, 0, needed, 0, needed.length);
    System.arraycopy(that.free, 0, free, 0, free.length);
  }

  @Override
  void take(int cell) {
    long bit = 1L << cell;
    if ((available[cell >>> 6] & bit) == 0) {
      return;
    }
    available[cell >>> 6] ^= bit;
    for (int w = 0; w < needed.length; w++) {
      long borrow = incidence.through[cell * needed.length + w];
      for (int b = w * planes; borrow != 0; b++) {
        long plane = free[b];
        free[b] = plane ^ borrow;
        borrow &= ~plane;
      }
    }
  }

  @Override
  void settle(int w, long lines) {
    needed[w] &= ~lines;
  }

  @Override
  int tightest() {
    int tightest = -1;
    int fewest = Integer.MAX_VALUE;
    for (int w = 0; w < needed.length; w++) {
      long candidates = needed[w];
      if (candidates == 0) {
        continue;
      }
      int count = 0;
      for (int b = (w + 1) * planes - 1; b >= w * planes; b--) {
        long fewer = candidates & ~free[b];
        count <<= 1;
        if (fewer == 0) {
          count++;
        } else {
          candidates = fewer;
        }
      }
      if (count < fewest) {
        fewest = count;
        tightest = (w << 6) + Long.numberOfTrailingZeros(candidates);
      }
    }
    return tightest;
  }

  @Override
  long availableWord(int w) {
    return available[w];
  }

  @Override
  long neededWord(int w) {
    return needed[w];
  }
}
