package dev.touchstone.bench.czifra;

import dev.touchstone.game.TruncatedBoard;
import java.util.ArrayList;
import java.util.List;

/**
 * A truncated board as the authors' program has it (github.com/dczifra/proving_gobang_public):
 * cells are numbered column by column, and what it counts depends on the order of the lines and of
 * their cells. The lines are those of {@link TruncatedBoard} upside down.
 *
 * @param columns n of 4,n,7tr, from 7 to 16, since a position is a word of 64 bits
 */
public record PaperBoard(int columns) {

  private static final int ROWS = TruncatedBoard.ROWS;

  /** Refuses a board whose lines would not be these, or that does not fit into a word. */
  public PaperBoard {
    if (columns < TruncatedBoard.RUN || columns * ROWS > Long.SIZE) {
      throw new IllegalArgumentException("columns: from 7 to 16");
    }
  }

  /** Its lines, with the pieces of two at both ends of the first row or both at the left end. */
  List<int[]> lines(boolean bothEnds) {
    int last = columns - 1;
    List<int[]> lines = new ArrayList<>();
    lines.add(cells(1, 0, -1, 1, 2));
    lines.add(bothEnds ? cells(last - 1, 0, 1, 1, 2) : cells(1, ROWS - 1, -1, -1, 2));
    for (int column = 1; column + TruncatedBoard.RUN < columns; column++) {
      for (int row = 0; row < ROWS; row++) {
        lines.add(cells(column, row, 1, 0, TruncatedBoard.RUN));
      }
    }
    for (int row = 0; row < ROWS; row++) {
      lines.add(cells(0, row, 1, 0, 4));
      lines.add(cells(columns - 4, row, 1, 0, 4));
    }
    for (int column = 0; column < columns; column++) {
      if (column + ROWS <= columns) {
        lines.add(cells(column, 0, 1, 1, ROWS));
      }
      if (column >= ROWS - 1) {
        lines.add(cells(column, 0, -1, 1, ROWS));
      }
    }
    for (int column = 0; column < columns; column++) {
      lines.add(cells(column, 0, 0, 1, ROWS));
    }
    lines.add(cells(2, 0, -1, 1, 3));
    lines.add(cells(last - 2, 0, 1, 1, 3));
    lines.add(cells(0, 1, 1, 1, 3));
    lines.add(cells(last, 1, -1, 1, 3));
    return lines;
  }

  private static int[] cells(int column, int row, int columnStep, int rowStep, int count) {
    int[] cells = new int[count];
    for (int i = 0; i < count; i++) {
      cells[i] = (column + i * columnStep) * ROWS + row + i * rowStep;
    }
    return cells;
  }

  /** The mirror image of a cell: left to right, or top to bottom. */
  int mirrored(int cell, boolean leftToRight) {
    int column = cell / ROWS;
    int row = cell % ROWS;
    return leftToRight ? (columns - 1 - column) * ROWS + row : column * ROWS + ROWS - 1 - row;
  }

  /** The same cells by the numbers of {@link TruncatedBoard}, as a word. */
  public long upsideDown(long cells) {
    long word = 0;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      word |= 1L << ((ROWS - 1 - cell % ROWS) * columns + cell / ROWS);
    }
    return word;
  }
}
