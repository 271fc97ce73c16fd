package dev.touchstone.game;

import java.util.Arrays;

/** Cells in an order that means something; immutable. */
public final class CellList {

  private final int[] cells;

  private CellList(int[] cells) {
    this.cells = cells;
  }

  public static CellList of(int... cells) {
    return new CellList(cells.clone());
  }

  /** The first {@code size} of these cells. */
  public static CellList copyOf(int[] cells, int size) {
    return new CellList(Arrays.copyOf(cells, size));
  }

  public int size() {
    return cells.length;
  }

  public int get(int index) {
    return cells[index];
  }

  public int[] toArray() {
    return cells.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CellList that && Arrays.equals(cells, that.cells);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cells);
  }

  @Override
  public String toString() {
    return Arrays.toString(cells);
  }
}
