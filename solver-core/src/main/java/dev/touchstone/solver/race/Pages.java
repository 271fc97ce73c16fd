package dev.touchstone.solver.race;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/** Many numbers, in arrays that are never copied to become longer. */
final class Pages {

  private static final int BITS = 14;
  private static final int SIZE = 1 << BITS;

  private long[][] pages = new long[16][];
  private long size;

  long size() {
    return size;
  }

  long get(long index) {
    return pages[(int) (index >>> BITS)][(int) index & (SIZE - 1)];
  }

  void set(long index, long value) {
    pages[(int) (index >>> BITS)][(int) index & (SIZE - 1)] = value;
  }

  /** Appends a number; returns its index. */
  long add(long value) {
    int page = (int) (size >>> BITS);
    if (page == pages.length) {
      pages = Arrays.copyOf(pages, 2 * page);
    }
    if (pages[page] == null) {
      pages[page] = new long[SIZE];
    }
    set(size, value);
    return size++;
  }

  /** Forgets all numbers from this index on. */
  void truncate(long newSize) {
    size = newSize;
  }

  long bytes() {
    return (size + SIZE) * Long.BYTES;
  }

  void save(DataOutput out) throws IOException {
    out.writeLong(size);
    for (long i = 0; i < size; i++) {
      out.writeLong(get(i));
    }
  }

  void load(DataInput in) throws IOException {
    long count = in.readLong();
    for (long i = 0; i < count; i++) {
      add(in.readLong());
    }
  }
}
