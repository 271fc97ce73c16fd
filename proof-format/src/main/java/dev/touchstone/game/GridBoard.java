package dev.touchstone.game;

import dev.touchstone.game.Rectangle.Wrap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * m rows and n columns; the lines are all runs of k cells along a row, a column or a diagonal. A
 * board may wrap around: its left and right edges joined, its lower and upper ones, or both.
 *
 * <p>A run that would visit a cell twice (k longer than the way around) is not a line.
 */
public record GridBoard(int rows, int columns, int length, Wrap wrap) implements Board {

  /** The largest side; MAX_SIDE² is the largest number of cells of a game. */
  static final int MAX_SIDE = 64;

  @Override
  public String notation() {
    return wrap.word + rows + "," + columns + "," + length;
  }

  @Override
  public Hypergraph game() throws BadGameException {
    if (rows < 1 || columns < 1 || rows > MAX_SIDE || columns > MAX_SIDE) {
      throw new BadGameException(notation() + ": rows and columns must be from 1 to " + MAX_SIDE);
    }
    if (length < 1) {
      throw new BadGameException(notation() + ": a line needs at least one cell");
    }
    List<int[]> lines = new ArrayList<>();
    int[][] directions = Rectangle.directions();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        for (int[] direction : directions) {
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
    return new Hypergraph(rows * columns, lines);
  }

  /** The run of k cells from here in this direction, or no cells where there is none. */
  private int[] run(int row, int column, int rowStep, int columnStep) {
    if (length > rows * columns) {
      return new int[0];
    }
    Rectangle rectangle = new Rectangle(rows, columns, wrap);
    int[] cells = new int[length];
    boolean[] visited = new boolean[rows * columns];
    for (int i = 0; i < length; i++) {
      int r = row + i * rowStep;
      int c = column + i * columnStep;
      if (rectangle.joinsRows()) {
        r = Math.floorMod(r, rows);
      }
      if (rectangle.joinsColumns()) {
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
  public Optional<Rectangle> rectangle() {
    return Optional.of(new Rectangle(rows, columns, wrap));
  }

  @Override
  public OptionalInt runLength() {
    return OptionalInt.of(length);
  }

  @Override
  public String inWords(int lines) {
    String joined =
        switch (wrap) {
          case NONE -> "";
          case LEFT_RIGHT -> " with its left and right edges joined";
          case LOWER_UPPER -> " with its lower and upper edges joined";
          case BOTH -> " with opposite edges joined";
        };
    return "a board of %s rows and %s columns%s, whose %s lines are the runs of %s cells along rows, columns and diagonals"
        .formatted(rows, columns, joined, lines, length);
  }
}
