package dev.touchstone.strategy;

import java.util.Arrays;

/**
 * Small numbers one behind the other, seven bits a byte, as in a certificate; in pieces, so that
 * growing copies nothing.
 */
final class ByteStore {

  private static final int SHIFT = 20;
  private static final int PIECE = 1 << SHIFT;

  private byte[][] pieces = new byte[4][];
  private long size;

  /** Where the next number will stand. */
  long size() {
    return size;
  }

  void addNumber(int number) {
    int rest = number;
    while (rest >>> 7 != 0) {
      add(rest | 0x80);
      rest >>>= 7;
    }
    add(rest);
  }

  private void add(int value) {
    int piece = Math.toIntExact(size >>> SHIFT);
    if (piece == pieces.length) {
      pieces = Arrays.copyOf(pieces, 2 * piece);
    }
    if ((size & (PIECE - 1)) == 0) {
      pieces[piece] = new byte[PIECE];
    }
    pieces[piece][(int) size & (PIECE - 1)] = (byte) value;
    size++;
  }

  private int get(long index) {
    return pieces[(int) (index >>> SHIFT)][(int) index & (PIECE - 1)];
  }

  /** Reads the numbers from here on. */
  Cursor from(long position) {
    return new Cursor(position);
  }

  /** A place in the store that moves on with each number read. */
  final class Cursor {

    private long position;

    private Cursor(long position) {
      this.position = position;
    }

    int next() {
      int number = 0;
      int shift = 0;
      int read;
      do {
        read = get(position++);
        number |= (read & 0x7F) << shift;
        shift += 7;
      } while (read < 0);
      return number;
    }
  }
}
