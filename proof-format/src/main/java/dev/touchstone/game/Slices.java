package dev.touchstone.game;

import java.util.List;

/**
 * The rectangles side by side in which the cells of a board lie: one for a flat board, n for a
 * cube. The cells of a slice come after those of the slices before it, in the order of the
 * rectangle.
 *
 * @param slice rows and columns of each
 * @param names what the name of a cell ends with in each slice; empty for the only one
 * @param across how many lie side by side; the next ones lie above them
 */
public record Slices(Rectangle slice, List<String> names, int across) {

  public Slices {
    names = List.copyOf(names);
  }

  /** A flat board. */
  static Slices of(Rectangle rectangle) {
    return new Slices(rectangle, List.of(""), 1);
  }

  /** How many there are. */
  public int count() {
    return names.size();
  }

  /** How many rows of slices there are. */
  public int up() {
    return (count() + across - 1) / across;
  }

  private int size() {
    return slice.rows() * slice.columns();
  }

  /** The slice in which a cell lies. */
  public int slice(int cell) {
    return cell / size();
  }

  /** The cell in this row and column of a slice. */
  public int cell(int number, int row, int column) {
    return number * size() + row * slice.columns() + column;
  }

  /** The row of a cell within its slice. */
  public int row(int cell) {
    return slice.row(cell % size());
  }

  /** The column of a cell within its slice. */
  public int column(int cell) {
    return slice.column(cell % size());
  }
}
