package dev.touchstone.strategy;

import java.util.Arrays;

/** A list of numbers that only grows; in pieces, so that growing copies nothing. */
final class LongStore {

  private static final int SHIFT = 16;
  private static final int PIECE = 1 << SHIFT;

  private long[][] pieces = new long[4][];
  private long size;

  long size() {
    return size;
  }

  void add(long value) {
    int piece = Math.toIntExact(size >>> SHIFT);
    if (piece == pieces.length) {
      pieces = Arrays.copyOf(pieces, 2 * piece);
    }
    if ((size & (PIECE - 1)) == 0) {
      pieces[piece] = new long[PIECE];
    }
    pieces[piece][(int) size & (PIECE - 1)] = value;
    size++;
  }

  long get(long index) {
    return pieces[(int) (index >>> SHIFT)][(int) index & (PIECE - 1)];
  }
}
