package dev.touchstone.bench.differential;

import java.util.ArrayList;
import java.util.List;

/** The numbers behind a step's byte, while they are read. */
final class Operands {

  /** More than any step of a small certificate has. */
  private static final long MOST = 1 << 16;

  private final Numbers in;
  private final List<Long> numbers = new ArrayList<>();
  private boolean complete = true;

  Operands(Numbers in) {
    this.in = in;
  }

  /** Reads so many numbers. */
  void take(long count) {
    if (count < 0 || count > MOST) {
      complete = false;
    }
    for (long i = 0; i < count && complete; i++) {
      count();
    }
  }

  /** Reads a number, which may say how many follow. */
  long count() {
    long number = complete ? in.number() : -1;
    if (number < 0) {
      complete = false;
      return 0;
    }
    numbers.add(number);
    return number;
  }

  /** Whether all numbers were there. */
  boolean complete() {
    return complete;
  }

  List<Long> numbers() {
    return numbers;
  }
}
