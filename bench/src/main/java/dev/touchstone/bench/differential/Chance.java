package dev.touchstone.bench.differential;

import java.util.List;
import java.util.SplittableRandom;

/** What the mutants draw on; the same seed draws the same. */
final class Chance {

  private final SplittableRandom random;

  Chance(long seed) {
    random = new SplittableRandom(seed);
  }

  /** One of 0 to bound - 1. */
  int below(int bound) {
    return random.nextInt(bound);
  }

  /** True once in so many times. */
  boolean oneIn(int times) {
    return random.nextInt(times) == 0;
  }

  <T> T of(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  /** A number that a reader of numbers may trip over. */
  long odd(int cells) {
    return switch (random.nextInt(6)) {
      case 0 -> 0;
      case 1 -> 1L << random.nextInt(63);
      case 2 -> (1L << random.nextInt(1, 63)) - 1;
      case 3 -> cells;
      default -> random.nextInt(Math.max(1, cells));
    };
  }
}
