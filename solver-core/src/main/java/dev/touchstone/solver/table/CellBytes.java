package dev.touchstone.solver.table;

import java.nio.ByteBuffer;

/** Sets of cells of one board as bytes: bit i of byte b for cell 8 b + i. */
final class CellBytes {

  private final int cells;

  CellBytes(int cells) {
    this.cells = cells;
  }

  int length() {
    return (cells + 7) >>> 3;
  }

  private int words() {
    return (cells + 63) >>> 6;
  }

  void write(long[] set, ByteBuffer out) {
    if (set.length != words()) {
      throw new IllegalArgumentException("a set of another board");
    }
    for (int b = 0; b < length(); b++) {
      out.put((byte) (set[b >>> 3] >>> ((b & 7) << 3)));
    }
  }

  /** Reads a set; a cell beyond the board is refused. */
  long[] read(ByteBuffer in) throws BadEntryException {
    if (in.remaining() < length()) {
      throw new BadEntryException("a set of cells is cut off");
    }
    long[] set = new long[words()];
    for (int b = 0; b < length(); b++) {
      set[b >>> 3] |= (in.get() & 0xFFL) << ((b & 7) << 3);
    }
    if ((cells & 63) != 0 && set[set.length - 1] >>> cells != 0) {
      throw new BadEntryException("a cell beyond the board");
    }
    return set;
  }
}
