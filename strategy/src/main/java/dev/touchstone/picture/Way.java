package dev.touchstone.picture;

import java.util.Locale;

/** A way along which cells form a run. */
public enum Way {
  RIGHT(0, 1),
  UP(1, 0),
  UP_RIGHT(1, 1),
  UP_LEFT(1, -1);

  private final int rows;
  private final int columns;

  Way(int rows, int columns) {
    this.rows = rows;
    this.columns = columns;
  }

  /** What it adds to the row. */
  int rows() {
    return rows;
  }

  /** What it adds to the column. */
  int columns() {
    return columns;
  }

  /** As people write it: up-right. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
