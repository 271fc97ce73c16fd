package dev.touchstone.solver.table;

import it.unimi.dsi.fastutil.BigArrays;
import it.unimi.dsi.fastutil.bytes.ByteBigArrays;

/**
 * The pairs of the leaves: to find them again can take longer than it took to find them, since
 * fewer cells are left to choose from. A record is the number of its cells, then the cells, a byte
 * each on boards of fewer than 256.
 */
final class PairStore {

  private final int width;
  private byte[][] bytes = ByteBigArrays.newBigArray(1 << 16);
  private long end;

  PairStore(int cells) {
    width = cells < 256 ? 1 : 2;
  }

  private PairStore(PairStore other) {
    width = other.width;
  }

  /** An empty store for the same board. */
  PairStore empty() {
    return new PairStore(this);
  }

  /** Adds pairs, one after the other; returns where they are. */
  long add(int[] cells) {
    long at = end;
    bytes = BigArrays.grow(bytes, end + (long) width * (cells.length + 1));
    append(cells.length);
    for (int cell : cells) {
      append(cell);
    }
    return at;
  }

  private void append(int value) {
    BigArrays.set(bytes, end++, (byte) value);
    if (width == 2) {
      BigArrays.set(bytes, end++, (byte) (value >>> 8));
    }
  }

  private int value(long at) {
    int low = BigArrays.get(bytes, at) & 0xFF;
    return width == 1 ? low : low | (BigArrays.get(bytes, at + 1) & 0xFF) << 8;
  }

  /** The cells of the pairs there, one pair after the other. */
  int[] get(long at) {
    int[] cells = new int[value(at)];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = value(at + (long) width * (i + 1));
    }
    return cells;
  }

  /** Adds a record of another store. */
  long take(PairStore other, long at) {
    long length = (long) width * (other.value(at) + 1);
    long start = end;
    bytes = BigArrays.grow(bytes, end + length);
    for (long i = 0; i < length; i++) {
      BigArrays.set(bytes, end++, BigArrays.get(other.bytes, at + i));
    }
    return start;
  }

  long bytes() {
    return end;
  }
}
