package dev.touchstone.solver.board;

/**
 * Erdős and Selfridge's potential: the sum of 2^-free over live lines, free being their free cells.
 */
public final class Potential {

  private Potential() {}

  /** Of all live lines. */
  public static double of(Position position) {
    double sum = 0;
    for (int l = 0; l < position.live.length; l++) {
      sum += of(position, l, -1L);
    }
    return sum;
  }

  /** Of the live lines through a cell. */
  public static double through(Position position, Arena arena, int cell) {
    double sum = 0;
    for (int l = 0; l < position.live.length; l++) {
      sum += of(position, l, arena.through[cell * arena.lineWords + l]);
    }
    return sum;
  }

  /** Of the live lines through both cells. */
  public static double through(Position position, Arena arena, int a, int b) {
    double sum = 0;
    for (int l = 0; l < position.live.length; l++) {
      long both = arena.through[a * arena.lineWords + l] & arena.through[b * arena.lineWords + l];
      sum += of(position, l, both);
    }
    return sum;
  }

  private static double of(Position position, int l, long among) {
    double sum = 0;
    double term = 0.5;
    long left = position.live[l] & among;
    for (int free = 1; left != 0; free++, term /= 2) {
      long lines = left & position.withFree(l, free);
      sum += term * Long.bitCount(lines);
      left &= ~lines;
    }
    return sum;
  }
}
