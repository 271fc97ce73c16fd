package dev.touchstone.game;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * m rows and n columns; the lines are all runs of k cells along a row, a column or a diagonal. A
 * board may wrap around: its left and right edges joined, its lower and upper ones, or both.
 *
 * <p>A run that would visit a cell twice (k longer than the way around) is not a line.
 */
public record GridBoard(int rows, int columns, int length, Wrap wrap) implements Board {

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

  /** The largest side; MAX_SIDE² is the largest number of cells of a game. */
  static final int MAX_SIDE = 64;

  private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

  @Override
  public String notation() {
    return wrap.word + rows + "," + columns + "," + length;
  }

  @Override
  public Game game() throws BadGameException {
    if (rows < 1 || columns < 1 || rows > MAX_SIDE || columns > MAX_SIDE) {
      throw new BadGameException(notation() + ": rows and columns must be from 1 to " + MAX_SIDE);
    }
    if (length < 1) {
      throw new BadGameException(notation() + ": a line needs at least one cell");
    }
    List<int[]> lines = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        for (int[] direction : DIRECTIONS) {
          int[] run = run(row, column, direction[0], direction[1]);
          if (run.length > 0) {
            lines.add(run);
          }
        }
      }
    }
    if (lines.isEmpty()) {
      throw new BadGameException(notation() + ": no line of " + length + " cells fits");
    }
    return new Game(rows * columns, lines);
  }

  /** The run of k cells from here in this direction, or no cells where there is none. */
  private int[] run(int row, int column, int rowStep, int columnStep) {
    if (length > rows * columns) {
      return new int[0];
    }
    int[] cells = new int[length];
    boolean[] visited = new boolean[rows * columns];
    for (int i = 0; i < length; i++) {
      int r = row + i * rowStep;
      int c = column + i * columnStep;
      if (wrap == Wrap.LOWER_UPPER || wrap == Wrap.BOTH) {
        r = Math.floorMod(r, rows);
      }
      if (wrap == Wrap.LEFT_RIGHT || wrap == Wrap.BOTH) {
        c = Math.floorMod(c, columns);
      }
      if (r < 0 || r >= rows || c < 0 || c >= columns || visited[r * columns + c]) {
        return new int[0];
      }
      cells[i] = r * columns + c;
      visited[cells[i]] = true;
    }
    return cells;
  }

  @Override
  public String cellName(int cell) {
    return new GridNames(rows, columns).name(cell);
  }

  @Override
  public OptionalInt cellNumber(String name) {
    return new GridNames(rows, columns).number(name);
  }

  @Override
  public boolean hasRuns() {
    return true;
  }
}
