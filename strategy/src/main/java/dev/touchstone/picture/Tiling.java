package dev.touchstone.picture;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.TruncatedBoard;

/**
 * Copies of a truncated board that tile the plane, and a run of seven that crosses some of them: it
 * contains a line of one copy, which is shaded.
 */
public final class Tiling implements Drawing {

  private static final int CELL = 20;
  private static final int MARGIN = 12;
  private static final int LAYERS = 3;

  private final TruncatedBoard board;
  private final Hypergraph brick;
  private final int columns;
  private final int across;
  private final int start;
  private final Way way;

  /** Rows and columns of the run, counted from the lower left of all bricks. */
  private final int[][] run = new int[TruncatedBoard.RUN][];

  private Tiling(TruncatedBoard board, int start, Way way) throws BadGameException {
    this.board = board;
    this.start = start;
    this.way = way;
    brick = board.game();
    columns = board.columns();
    // So that a run finds room to both sides.
    across = columns < TruncatedBoard.RUN - 1 ? 5 : 3;
    // A run upwards begins in the lowest layer, one to the right in the middle one.
    int row = (way == Way.RIGHT ? TruncatedBoard.ROWS : 0) + start / columns;
    int column = across / 2 * columns + start % columns;
    for (int i = 0; i < TruncatedBoard.RUN; i++) {
      run[i] = new int[] {row + i * way.rows(), column + i * way.columns()};
    }
  }

  /** Bricks, and the run that begins at this cell of one of them and goes this way. */
  public static Tiling of(TruncatedBoard board, int start, Way way) throws BadGameException {
    return new Tiling(board, start, way);
  }

  /** A run along a diagonal of four that is cut in halves between two bricks. */
  public static Tiling of(TruncatedBoard board) throws BadGameException {
    return of(board, 3 * board.columns() - TruncatedBoard.ROWS, Way.UP_RIGHT);
  }

  @Override
  public String title() {
    return "Bricks of %s tile the plane: the run of seven from %s %s contains the shaded line of a brick"
        .formatted(board.notation(), board.cellName(start), way.word());
  }

  @Override
  public double width() {
    return across * columns * CELL + 2 * MARGIN;
  }

  @Override
  public double cell() {
    return CELL;
  }

  @Override
  public double height() {
    return LAYERS * TruncatedBoard.ROWS * CELL + 2 * MARGIN;
  }

  @Override
  public void draw(Canvas canvas) {
    Pen pen = canvas.pen();
    pen.rectangle(Ink.PAPER, 0, 0, width(), height());
    for (int row = 0; row < LAYERS * TruncatedBoard.ROWS; row++) {
      for (int column = 0; column < across * columns; column++) {
        Ink ink = isOnLine(row, column) ? Ink.SHADED : Ink.TILE;
        pen.rectangle(ink, x(column), y(row), CELL, CELL);
      }
    }
    for (int i = 0; i < across; i++) {
      for (int j = 0; j < LAYERS; j++) {
        pen.rectangle(
            Ink.BRICK,
            x(i * columns),
            y(j * TruncatedBoard.ROWS + TruncatedBoard.ROWS - 1),
            columns * CELL,
            TruncatedBoard.ROWS * CELL);
      }
    }
    for (int[] cell : run) {
      pen.circle(Ink.BLACK, x(cell[1]) + CELL / 2, y(cell[0]) + CELL / 2, CELL * 3 / 10);
    }
  }

  /** Whether a cell is one of the run on a line that the run contains, within one brick. */
  private boolean isOnLine(int row, int column) {
    CellSet inBrick = brick.noCells();
    boolean onRun = false;
    for (int[] cell : run) {
      onRun |= cell[0] == row && cell[1] == column;
      if (cell[0] / TruncatedBoard.ROWS == row / TruncatedBoard.ROWS
          && cell[1] / columns == column / columns) {
        inBrick = inBrick.with(inBrick(cell[0], cell[1]));
      }
    }
    for (int line = 0; onRun && line < brick.lineCount(); line++) {
      CellSet cells = brick.line(line);
      if (inBrick.containsAll(cells) && cells.contains(inBrick(row, column))) {
        return true;
      }
    }
    return false;
  }

  private int inBrick(int row, int column) {
    return row % TruncatedBoard.ROWS * columns + column % columns;
  }

  private static int x(int column) {
    return MARGIN + column * CELL;
  }

  private static int y(int row) {
    return MARGIN + (LAYERS * TruncatedBoard.ROWS - 1 - row) * CELL;
  }
}
