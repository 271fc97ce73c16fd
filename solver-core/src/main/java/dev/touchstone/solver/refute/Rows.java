package dev.touchstone.solver.refute;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Rectangle;
import dev.touchstone.game.Rectangle.Wrap;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * How many cells a pairing needs at least. A pair lies in one row, column or diagonal only, so the
 * numbers of disjoint pairs that each of them needs for itself add up. In one of them the lines are
 * intervals, and pairs taken greedily from one end, each as far to the other end as it can, are as
 * few as can be.
 */
public final class Rows {

  private static final int NO_CELL = -1;

  /** The cells of each row, column and diagonal long enough for a line. */
  private final int[][] rows;

  /** The number of the line that begins at each place of the row. */
  private final int[][] lineAt;

  /** The rows through each cell. */
  private final int[][] rowsOf;

  private final Arena arena;
  private final int length;
  private final int[] needs;
  private int total;
  private int cells;

  public Rows(Arena arena) {
    List<int[]> found = new ArrayList<>();
    int k = 0;
    Optional<Rectangle> flat =
        arena.problem.board().rectangle().filter(rectangle -> rectangle.wrap() == Wrap.NONE);
    if (flat.isPresent()) {
      k = arena.problem.board().runLength().orElse(0);
      if (k > 1) {
        collect(flat.get(), k, found);
      }
    }
    length = k;
    rows = found.toArray(int[][]::new);
    this.arena = arena;
    needs = new int[rows.length];
    rowsOf = new int[arena.cells][];
    for (int cell = 0; cell < arena.cells; cell++) {
      int wanted = cell;
      rowsOf[cell] =
          IntStream.range(0, rows.length)
              .filter(row -> IntStream.of(rows[row]).anyMatch(member -> member == wanted))
              .toArray();
    }
    lineAt = new int[rows.length][];
    for (int r = 0; r < rows.length; r++) {
      lineAt[r] = new int[rows[r].length - k + 1];
      for (int i = 0; i < lineAt[r].length; i++) {
        int[] cells = Arrays.copyOfRange(rows[r], i, i + k);
        lineAt[r][i] = arena.game.lineNumber(CellSet.of(arena.cells, cells));
      }
    }
  }

  private static void collect(Rectangle grid, int k, List<int[]> found) {
    for (int[] step : Rectangle.directions()) {
      for (int row = 0; row < grid.rows(); row++) {
        for (int column = 0; column < grid.columns(); column++) {
          if (!inside(grid, row - step[0], column - step[1])) {
            int size = 0;
            while (inside(grid, row + size * step[0], column + size * step[1])) {
              size++;
            }
            if (size >= k) {
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

  private static boolean inside(Rectangle grid, int row, int column) {
    return row >= 0 && row < grid.rows() && column >= 0 && column < grid.columns();
  }

  /**
   * The cells that a pairing of the position's needed lines needs, less those there are; 0 unknown.
   */
  public int deficit(Position position) {
    if (rows.length == 0) {
      return 0;
    }
    int pairs = 0;
    for (int row = 0; row < rows.length; row++) {
      pairs += need(position, row, NO_CELL, NO_CELL);
    }
    return 2 * pairs - position.freeCount();
  }

  /** Starts a series of questions about a position. */
  public void begin(Position position) {
    total = 0;
    cells = position.freeCount();
    for (int row = 0; row < rows.length; row++) {
      needs[row] = need(position, row, NO_CELL, NO_CELL);
      total += needs[row];
    }
  }

  /**
   * Whether no pairing can exist with Maker's stone on {@code move}, Breaker's on {@code reply}.
   */
  public boolean hopeless(Position position, int move, int reply) {
    if (rows.length == 0) {
      return false;
    }
    int pairs = total;
    for (int row : rowsOf[move]) {
      pairs += need(position, row, move, reply) - needs[row];
    }
    for (int row : rowsOf[reply]) {
      if (!holds(row, move)) {
        pairs += need(position, row, move, reply) - needs[row];
      }
    }
    return 2 * pairs > cells - 2;
  }

  private boolean holds(int row, int cell) {
    for (int other : rowsOf[cell]) {
      if (other == row) {
        return true;
      }
    }
    return false;
  }

  /** The pairs that a row needs when Maker takes a cell and Breaker another one. */
  private int need(Position position, int number, int move, int reply) {
    int[] row = rows[number];
    int[] lines = lineAt[number];
    int pairs = 0;
    int lower = -1; // place of the lower cell of the last pair
    int upper = -1;
    for (int i = 0; i < lines.length; i++) {
      int line = lines[i];
      if (!position.isNeeded(line) || i <= lower || contains(line, reply)) {
        continue;
      }
      int second = -1;
      int first = -1;
      for (int place = i + length - 1; place >= i && first < 0; place--) {
        int cell = row[place];
        if (position.isFree(cell) && place != upper && cell != move) {
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

  private boolean contains(int line, int cell) {
    return cell >= 0 && arena.goesThrough(line, cell);
  }
}
