package dev.touchstone.bench.czifra;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.TruncatedBoard;
import java.util.ArrayList;
import java.util.List;

/** What the definition of the support may be taken to mean: which simplifications, which lines. */
public enum Reading {
  THEIRS("as their program has it"),
  NO_EXCHANGES("pairs and exchanges not played out"),
  NO_DOMINATION("Maker tries all cells on a line"),
  FORCED_ONLY("neither, only forced moves"),
  ONE_END("lines of two at one end");

  private final String words;

  Reading(String words) {
    this.words = words;
  }

  /** As people read it. */
  public String words() {
    return words;
  }

  /**
   * Whether lines with two free cells on no other line, or with one such of two, are played out.
   */
  boolean exchanges() {
    return this != NO_EXCHANGES && this != FORCED_ONLY;
  }

  /** Whether Maker leaves out cells that are on one line only. */
  boolean domination() {
    return this != NO_DOMINATION && this != FORCED_ONLY;
  }

  /** The lines of the board, and its mirror image. */
  Brick brick(TruncatedBoard board) throws BadGameException {
    int columns = board.columns();
    int[] mirror = new int[TruncatedBoard.ROWS * columns];
    for (int cell = 0; cell < mirror.length; cell++) {
      int row = cell / columns;
      int column = cell % columns;
      mirror[cell] =
          this == ONE_END
              ? (TruncatedBoard.ROWS - 1 - row) * columns + column
              : row * columns + columns - 1 - column;
    }
    return new Brick(this == ONE_END ? oneEnd(board) : board.game(), mirror, this);
  }

  /**
   * The other choice of docs/adr/0004-truncated-boards.md: both lines of two in the first columns.
   */
  private static Hypergraph oneEnd(TruncatedBoard board) throws BadGameException {
    int columns = board.columns();
    Hypergraph game = board.game();
    List<int[]> lines = new ArrayList<>();
    for (int line = 0; line < game.lineCount(); line++) {
      int[] cells = game.line(line).toArray();
      if (cells.length > 2 || cells[0] == 2 * columns) {
        lines.add(cells);
      }
    }
    lines.add(new int[] {1, columns});
    return new Hypergraph(game.cellCount(), lines);
  }
}
