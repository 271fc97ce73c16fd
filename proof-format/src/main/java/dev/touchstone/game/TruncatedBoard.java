package dev.touchstone.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The truncated board (4,n,7tr) of Czifra, Csóka, Zombori and Makay: a brick of 4 rows and n ≥ 4
 * columns with winning lines chosen so that, when copies of the brick tile the plane, every run of
 * 7 cells contains a winning line of some copy. If Breaker wins on one brick, Breaker wins 7 in a
 * row on the infinite board.
 *
 * <p>The lines are derived from that condition, not copied (docs/adr/0004-truncated-boards.md); a
 * test removes each line in turn and finds a run of 7 that then contains none.
 *
 * <ul>
 *   <li>A run of 7 up a column or a diagonal spans 7 rows, so it crosses the 4 rows of some layer
 *       of bricks completely: every column and every diagonal of 4 is a line.
 *   <li>Where such a diagonal of 4 crosses from one brick into the next, it is cut 3 + 1, 2 + 2 or
 *       1 + 3. The piece of 3 is a line. Of the two pieces of 2, one must be a line: here the one
 *       in the upper half of its brick.
 *   <li>A run of 7 along a row that crosses into the next brick has 4 cells or more on one side:
 *       the first 4 and the last 4 of each row are lines. A run inside one brick is a line of its
 *       own if it contains neither.
 * </ul>
 */
public record TruncatedBoard(int columns) implements Board {

  /** The rows of a brick. */
  public static final int ROWS = 4;

  /** The cells of the runs that have to be met. */
  public static final int RUN = 7;

  @Override
  public String notation() {
    return ROWS + "," + columns + ",7tr";
  }

  @Override
  public Hypergraph game() throws BadGameException {
    if (columns < ROWS || columns > GridBoard.MAX_SIDE) {
      throw new BadGameException(
          notation() + ": a truncated board has 4 to " + GridBoard.MAX_SIDE + " columns");
    }
    List<int[]> lines = new ArrayList<>();
    for (int row = 0; row < ROWS; row++) {
      lines.add(cells(row, 0, 0, 1, 4));
      lines.add(cells(row, columns - 4, 0, 1, 4));
      for (int start = 1; start + RUN < columns; start++) {
        lines.add(cells(row, start, 0, 1, RUN));
      }
    }
    for (int column = 0; column < columns; column++) {
      lines.add(cells(0, column, 1, 0, ROWS));
    }
    for (int column = 0; column + ROWS <= columns; column++) {
      lines.add(cells(0, column, 1, 1, ROWS));
      lines.add(cells(0, column + ROWS - 1, 1, -1, ROWS));
    }
    int last = columns - 1;
    lines.add(cells(1, 0, 1, 1, 3));
    lines.add(cells(0, last - 2, 1, 1, 3));
    lines.add(cells(0, 2, 1, -1, 3));
    lines.add(cells(1, last, 1, -1, 3));
    lines.add(cells(2, 0, 1, 1, 2));
    lines.add(cells(2, last, 1, -1, 2));
    return new Hypergraph(ROWS * columns, lines);
  }

  private int[] cells(int row, int column, int rowStep, int columnStep, int count) {
    int[] cells = new int[count];
    for (int i = 0; i < count; i++) {
      cells[i] = (row + i * rowStep) * columns + column + i * columnStep;
    }
    return cells;
  }

  @Override
  public String cellName(int cell) {
    return new GridNames(ROWS, columns).name(cell);
  }

  @Override
  public OptionalInt cellNumber(String name) {
    return new GridNames(ROWS, columns).number(name);
  }

  @Override
  public Optional<Rectangle> rectangle() {
    return Optional.of(new Rectangle(ROWS, columns, Rectangle.Wrap.NONE));
  }

  @Override
  public OptionalInt runLength() {
    return OptionalInt.empty();
  }

  @Override
  public String inWords(int lines) {
    return "the truncated board of %s rows and %s columns with its %s lines"
        .formatted(ROWS, columns, lines);
  }
}
