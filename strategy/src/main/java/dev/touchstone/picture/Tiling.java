package dev.touchstone.picture;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Game;
import dev.touchstone.game.TruncatedBoard;

/**
 * Copies of a truncated board that tile the plane, and a run of seven that crosses some of them: it
 * contains a line of one copy, which is shaded.
 */
public final class Tiling {

  private static final int CELL = 20;
  private static final int ROWS = 4;
  private static final int RUN = 7;
  private static final int MARGIN = 12;
  private static final int BRICKS = 3;

  private final Game brick;
  private final int columns;

  private Tiling(TruncatedBoard board, Game brick) {
    this.brick = brick;
    columns = board.columns();
  }

  /**
   * The picture of nine bricks, with the run that begins at this cell of the middle one and goes
   * this way.
   *
   * @param game the board's game
   * @param start a cell of the brick
   * @param rowStep 0 or 1
   * @param columnStep -1, 0 or 1
   */
  public static String svg(
      TruncatedBoard board, Game game, int start, int rowStep, int columnStep) {
    Tiling tiling = new Tiling(board, game);
    int width = BRICKS * board.columns() * CELL + 2 * MARGIN;
    int height = BRICKS * ROWS * CELL + 2 * MARGIN;
    SvgPen pen = new SvgPen(width, height, "Bricks of " + board.notation() + " tile the plane");
    tiling.draw(pen, tiling.run(start, rowStep, columnStep));
    return pen.text();
  }

  /** Rows and columns of the run, counted from the lower left of all bricks. */
  private int[][] run(int start, int rowStep, int columnStep) {
    int[][] run = new int[RUN][];
    for (int i = 0; i < RUN; i++) {
      run[i] =
          new int[] {
            ROWS + start / columns + i * rowStep, columns + start % columns + i * columnStep
          };
    }
    return run;
  }

  private void draw(Pen pen, int[][] run) {
    pen.rectangle(
        Ink.PAPER, 0, 0, BRICKS * columns * CELL + 2 * MARGIN, BRICKS * ROWS * CELL + 2 * MARGIN);
    for (int row = 0; row < BRICKS * ROWS; row++) {
      for (int column = 0; column < BRICKS * columns; column++) {
        Ink ink = isOnLine(run, row, column) ? Ink.ZONE : Ink.CELL;
        pen.rectangle(ink, x(column), y(row), CELL, CELL);
      }
    }
    for (int i = 0; i < BRICKS; i++) {
      for (int j = 0; j < BRICKS; j++) {
        pen.rectangle(
            Ink.BRICK, x(i * columns), y(j * ROWS + ROWS - 1), columns * CELL, ROWS * CELL);
      }
    }
    for (int[] cell : run) {
      pen.circle(Ink.BLACK, x(cell[1]) + CELL / 2, y(cell[0]) + CELL / 2, CELL * 2 / 5);
    }
  }

  /** Whether a cell is one of the run on a line that the run contains, within one brick. */
  private boolean isOnLine(int[][] run, int row, int column) {
    CellSet inBrick = brick.noCells();
    boolean onRun = false;
    for (int[] cell : run) {
      onRun |= cell[0] == row && cell[1] == column;
      if (cell[0] / ROWS == row / ROWS && cell[1] / columns == column / columns) {
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
    return row % ROWS * columns + column % columns;
  }

  private static int x(int column) {
    return MARGIN + column * CELL;
  }

  private static int y(int row) {
    return MARGIN + (BRICKS * ROWS - 1 - row) * CELL;
  }
}
