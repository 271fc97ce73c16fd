package dev.touchstone.solver.turns;

/** Pairs of cells that were seen since the last {@link #next}. */
final class Stamps {

  private final int cells;
  private final int[] stamps;
  private int stamp;

  Stamps(int cells) {
    this.cells = cells;
    stamps = new int[cells * cells];
  }

  void next() {
    stamp++;
  }

  boolean isNew(int a, int b) {
    int at = a * cells + b;
    boolean isNew = stamps[at] != stamp;
    stamps[at] = stamp;
    return isNew;
  }
}
