package dev.touchstone.solver.board;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.GridBoard;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How many cells a pairing needs at least. A pair lies in one row, column or diagonal only, so the
 * numbers of disjoint pairs that each of them needs for itself add up. In one of them the lines are
 * intervals, and pairs taken greedily from one end, each as far to the other end as it can, are as
 * few as can be.
 */
public final class Rows {

  /** The cells of each row, column and diagonal long enough for a line. */
  private final int[][] rows;

  /** The number of the line that begins at each place of the row. */
  private final int[][] lineAt;

  private final int length;

  public Rows(Arena arena) {
    List<int[]> found = new ArrayList<>();
    int k = 0;
    if (arena.board instanceof GridBoard grid && grid.wrap() == GridBoard.Wrap.NONE) {
      k = grid.length();
      if (k > 1) {
        collect(grid, found);
      }
    }
    length = k;
    rows = found.toArray(int[][]::new);
    lineAt = new int[rows.length][];
    for (int r = 0; r < rows.length; r++) {
      lineAt[r] = new int[rows[r].length - k + 1];
      for (int i = 0; i < lineAt[r].length; i++) {
        int[] cells = Arrays.copyOfRange(rows[r], i, i + k);
        lineAt[r][i] = arena.game.lineNumber(CellSet.of(arena.cells, cells));
      }
    }
  }

  private static void collect(GridBoard grid, List<int[]> found) {
    int[][] steps = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    for (int[] step : steps) {
      for (int row = 0; row < grid.rows(); row++) {
        for (int column = 0; column < grid.columns(); column++) {
          if (!inside(grid, row - step[0], column - step[1])) {
            int size = 0;
            while (inside(grid, row + size * step[0], column + size * step[1])) {
              size++;
            }
            if (size >= grid.length()) {
              int[] cells = new int[size];
              for (int i = 0; i < size; i++) {
                cells[i] = (row + i * step[0]) * grid.columns() + column + i * step[1];
              }
              found.add(cells);
            }
          }
        }
      }
    }
  }

  private static boolean inside(GridBoard grid, int row, int column) {
    return row >= 0 && row < grid.rows() && column >= 0 && column < grid.columns();
  }

  /**
   * The cells that a pairing of the position's live lines needs, less those there are; 0 unknown.
   */
  public int deficit(Position position) {
    if (rows.length == 0) {
      return 0;
    }
    int free = 0;
    for (long word : position.empty) {
      free += Long.bitCount(word);
    }
    int need = 0;
    for (int r = 0; r < rows.length; r++) {
      need += need(position, rows[r], lineAt[r]);
    }
    return 2 * need - free;
  }

  private int need(Position position, int[] row, int[] lines) {
    int pairs = 0;
    int lower = -1; // place of the lower cell of the last pair
    int upper = -1;
    for (int i = 0; i < lines.length; i++) {
      int line = lines[i];
      if ((position.live[line >>> 6] >>> line & 1) == 0 || i <= lower) {
        continue;
      }
      int place = i + length - 1;
      int second = -1;
      int first = -1;
      for (; place >= i && first < 0; place--) {
        int cell = row[place];
        if ((position.empty[cell >>> 6] >>> cell & 1) != 0 && place != upper) {
          if (second < 0) {
            second = place;
          } else {
            first = place;
          }
        }
      }
      pairs++;
      if (first >= 0) {
        lower = first;
        upper = second;
      }
    }
    return pairs;
  }
}
