package dev.touchstone.solver.board;

import dev.touchstone.game.Rectangle;
import java.util.ArrayList;
import java.util.List;

/**
 * The reflections, rotations and (where its edges are joined) shifts of a rectangle: a group. Not
 * each of them maps the lines of every board to lines.
 */
final class GridSymmetries {

  private GridSymmetries() {}

  /** All of them, or those without shifts if they are more than that. */
  static List<int[]> of(Rectangle rectangle, int most) {
    List<int[]> candidates = new ArrayList<>();
    int rows = rectangle.rows();
    int columns = rectangle.columns();
    boolean shiftRows = rectangle.joinsRows();
    boolean shiftColumns = rectangle.joinsColumns();
    // Where one pair of edges is joined, a quarter turn and the shifts would lead to other maps.
    boolean square = rows == columns && shiftRows == shiftColumns;
    boolean allShifts = 8 * (shiftRows ? rows : 1) * (shiftColumns ? columns : 1) <= most;
    for (int up = 0; up < (shiftRows && allShifts ? rows : 1); up++) {
      for (int right = 0; right < (shiftColumns && allShifts ? columns : 1); right++) {
        for (int turn = 0; turn < (square ? 8 : 4); turn++) {
          candidates.add(turned(rows, columns, turn, up, right));
        }
      }
    }
    return candidates;
  }

  private static int[] turned(int rows, int columns, int turn, int up, int right) {
    int[] image = new int[rows * columns];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        int r = ((turn & 1) == 0 ? row : rows - 1 - row) + up;
        int c = ((turn & 2) == 0 ? column : columns - 1 - column) + right;
        image[row * columns + column] =
            (turn & 4) == 0 ? r % rows * columns + c % columns : c % columns * columns + r % rows;
      }
    }
    return image;
  }
}
