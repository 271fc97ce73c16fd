package dev.touchstone.solver.board;

/**
 * Erdős and Selfridge's potential [ES73]: the sum of 2^-free over needed lines, free being the
 * number of their free cells. Below 1/2 with Maker to move, Breaker wins by lowering it.
 */
public final class Potential {

  private Potential() {}

  /** Of all needed lines. */
  public static double of(Position position, Arena arena) {
    double sum = 0;
    for (int l = 0; l < arena.lineWords; l++) {
      sum += of(position, l, -1L);
    }
    return sum;
  }

  /** Of the needed lines through a cell. */
  public static double through(Position position, Arena arena, int cell) {
    double sum = 0;
    for (int l = 0; l < arena.lineWords; l++) {
      sum += of(position, l, arena.through(cell, l));
    }
    return sum;
  }

  /** Of the needed lines through both cells. */
  public static double through(Position position, Arena arena, int a, int b) {
    double sum = 0;
    for (int l = 0; l < arena.lineWords; l++) {
      sum += of(position, l, arena.through(a, l) & arena.through(b, l));
    }
    return sum;
  }

  private static double of(Position position, int l, long among) {
    double sum = 0;
    double term = 0.5;
    long left = position.needed(l) & among;
    for (int number = 1; left != 0; number++, term /= 2) {
      long lines = left & position.withFree(l, number);
      sum += term * Long.bitCount(lines);
      left &= ~lines;
    }
    return sum;
  }
}
