package dev.touchstone.solver.race;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** Many short lists of numbers below 2^16, four in a word. */
final class Lists {

  private final Pages pages = new Pages();

  /** Keeps the first numbers of an array; returns where. */
  long add(int[] numbers, int count) {
    long at = pages.size();
    long word = count;
    int filled = 1;
    for (int i = 0; i < count; i++) {
      if (filled == 4) {
        pages.add(word);
        word = 0;
        filled = 0;
      }
      word |= (long) numbers[i] << (16 * filled++);
    }
    pages.add(word);
    return at;
  }

  int[] get(long at) {
    int[] numbers = new int[(int) pages.get(at) & 0xFFFF];
    for (int i = 0; i < numbers.length; i++) {
      int place = i + 1;
      numbers[i] = (int) (pages.get(at + place / 4) >>> (16 * (place % 4))) & 0xFFFF;
    }
    return numbers;
  }

  long bytes() {
    return pages.bytes();
  }

  void save(DataOutput out) throws IOException {
    pages.save(out);
  }

  void load(DataInput in) throws IOException {
    pages.load(in);
  }
}
