package dev.touchstone.solver.turns;

/** Pairs of cells: which were seen in a position, and how often each has won in others. */
final class Pairs {

  private final int cells;
  private final int[] stamps;
  private final int[] wins;
  private int stamp;

  Pairs(int cells) {
    this.cells = cells;
    stamps = new int[cells * cells];
    wins = new int[cells * cells];
  }

  /** Forgets which were seen. */
  void next() {
    stamp++;
  }

  /** Whether a pair is seen for the first time. */
  boolean isNew(int a, int b) {
    int at = number(a, b);
    boolean isNew = stamps[at] != stamp;
    stamps[at] = stamp;
    return isNew;
  }

  int wins(int a, int b) {
    return wins[number(a, b)];
  }

  void won(int a, int b) {
    wins[number(a, b)]++;
  }

  private int number(int a, int b) {
    return Math.min(a, b) * cells + Math.max(a, b);
  }
}
