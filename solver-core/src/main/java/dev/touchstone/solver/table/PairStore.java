package dev.touchstone.solver.table;

import it.unimi.dsi.fastutil.BigArrays;
import it.unimi.dsi.fastutil.bytes.ByteBigArrays;

/**
 * The pairs and packings of the leaves: to find them again can take longer than it took to find
 * them, since fewer cells are left to choose from. A record is how many numbers there are, then the
 * numbers, in as many bytes as each needs: 7 bits a byte, the low ones first, and bit 7 set in all
 * but the last.
 */
final class PairStore {

  private static final int MOST_BYTES = 5;

  private byte[][] bytes = ByteBigArrays.newBigArray(1 << 16);
  private long end;

  /** An empty store. */
  PairStore empty() {
    return new PairStore();
  }

  /** Adds numbers; returns where they are. */
  long add(int[] numbers) {
    long at = end;
    append(numbers.length);
    for (int number : numbers) {
      append(number);
    }
    return at;
  }

  private void append(int number) {
    bytes = BigArrays.grow(bytes, end + MOST_BYTES);
    int rest = number;
    for (; rest > 0x7F; rest >>>= 7) {
      BigArrays.set(bytes, end++, (byte) (rest | 0x80));
    }
    BigArrays.set(bytes, end++, (byte) rest);
  }

  /** The numbers there. */
  int[] get(long at) {
    Reader reader = new Reader(at);
    int[] numbers = new int[reader.next()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = reader.next();
    }
    return numbers;
  }

  /** Adds a record of another store. */
  long take(PairStore other, long at) {
    return add(other.get(at));
  }

  long bytes() {
    return end;
  }

  /** Reads one number after the other. */
  private final class Reader {
    private long at;

    Reader(long at) {
      this.at = at;
    }

    int next() {
      int number = 0;
      for (int shift = 0; ; shift += 7) {
        int read = BigArrays.get(bytes, at++);
        number |= (read & 0x7F) << shift;
        if (read >= 0) {
          return number;
        }
      }
    }
  }
}
