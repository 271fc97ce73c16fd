package dev.touchstone.solver.pack;

/** Numbers that look random and are the same each time: SplitMix64 [Steele14]. */
final class Dice {

  private long state;

  void seed(long seed) {
    state = seed;
  }

  /** From 0 to {@code bound} - 1. */
  int below(int bound) {
    state += 0x9E3779B97F4A7C15L;
    long z = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return (int) ((((z ^ (z >>> 31)) >>> 33) * bound) >>> 31);
  }

  void shuffle(int[] list, int length) {
    for (int i = length - 1; i > 0; i--) {
      int j = below(i + 1);
      int swapped = list[i];
      list[i] = list[j];
      list[j] = swapped;
    }
  }
}
