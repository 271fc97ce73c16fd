package dev.touchstone.game;

/**
 * Rows and columns in which the cells of a board lie: cell r·n + c is in row r, column c, counted
 * from the lower left.
 *
 * @param wrap which edges are joined
 */
public record Rectangle(int rows, int columns, Wrap wrap) {

  /** Which edges are joined, with the word that says so in the notation. */
  public enum Wrap {
    NONE(""),
    LEFT_RIGHT("hcylinder "),
    LOWER_UPPER("vcylinder "),
    BOTH("torus ");

    final String word;

    Wrap(String word) {
      this.word = word;
    }
  }

  /** Along a row, a column and the two diagonals, as steps of rows and columns. */
  private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

  /** The directions of runs: each is the steps of rows and columns from a cell to the next. */
  public static int[][] directions() {
    int[][] copy = new int[DIRECTIONS.length][];
    for (int i = 0; i < copy.length; i++) {
      copy[i] = DIRECTIONS[i].clone();
    }
    return copy;
  }

  /** Whether the left and the right edge are joined. */
  public boolean joinsColumns() {
    return wrap == Wrap.LEFT_RIGHT || wrap == Wrap.BOTH;
  }

  /** Whether the lower and the upper edge are joined. */
  public boolean joinsRows() {
    return wrap == Wrap.LOWER_UPPER || wrap == Wrap.BOTH;
  }

  public int row(int cell) {
    return cell / columns;
  }

  public int column(int cell) {
    return cell % columns;
  }
}
