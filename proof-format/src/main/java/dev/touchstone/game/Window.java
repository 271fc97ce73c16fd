package dev.touchstone.game;

/**
 * A rectangle of cells of an infinite board. Its cells are numbered row by row from the lower left.
 *
 * @param left the least x
 * @param bottom the least y
 */
public record Window(int left, int bottom, int columns, int rows) {

  /** Whether the cell x, y lies in it. */
  public boolean contains(long x, long y) {
    return x >= left && x - left < columns && y >= bottom && y - bottom < rows;
  }

  /** The number of a cell that lies in it. */
  public int cell(int x, int y) {
    return (y - bottom) * columns + x - left;
  }

  /** The x of the cell of this number. */
  public int x(int cell) {
    return left + cell % columns;
  }

  /** The y of the cell of this number. */
  public int y(int cell) {
    return bottom + cell / columns;
  }

  /** The least rectangle that holds this one and the cell x, y. */
  public Window with(int x, int y) {
    int newLeft = Math.min(left, x);
    int newBottom = Math.min(bottom, y);
    return new Window(
        newLeft,
        newBottom,
        Math.max(left + columns, x + 1) - newLeft,
        Math.max(bottom + rows, y + 1) - newBottom);
  }

  /** So many columns and rows more on each side. */
  public Window widened(int across, int up) {
    return new Window(left - across, bottom - up, columns + 2 * across, rows + 2 * up);
  }
}
