package dev.touchstone.solver.board;

import dev.touchstone.game.Board;
import dev.touchstone.game.Hypergraph;
import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * A game laid out for the search: the incidence of cells and lines as flat bit tables.
 *
 * <p>A set of cells takes {@link #cellWords} words, a set of lines {@link #lineWords}; a board of
 * at most 64 cells and 64 lines is one word each. Row {@code c} of {@link #through} holds the lines
 * through cell c, row {@code l} of {@link #members} the cells of line l.
 */
public final class Arena {

  public final Board board;
  public final Hypergraph game;
  public final Heuristics heuristics;
  public final int cells;
  public final int lines;
  public final int cellWords;
  public final int lineWords;

  /** The number of binary digits of the longest line's length. */
  public final int planes;

  public final long[] through;
  public final long[] members;
  public final Symmetries symmetries;

  /** For each line, the other lines that share two cells or more with it. */
  final int[][] overlapping;

  public Arena(Board board, Hypergraph game, Heuristics heuristics) {
    this.board = board;
    this.game = game;
    this.heuristics = heuristics;
    cells = game.cellCount();
    lines = game.lineCount();
    cellWords = (cells + 63) >>> 6;
    lineWords = Math.max(1, (lines + 63) >>> 6);
    planes = 32 - Integer.numberOfLeadingZeros(Math.max(1, game.longestLine()));
    through = new long[cells * lineWords];
    members = new long[lines * cellWords];
    for (int line = 0; line < lines; line++) {
      for (int cell : game.line(line).toArray()) {
        through[cell * lineWords + (line >>> 6)] |= 1L << line;
        members[line * cellWords + (cell >>> 6)] |= 1L << cell;
      }
    }
    overlapping = new int[lines][];
    for (int line = 0; line < lines; line++) {
      overlapping[line] = overlapping(line);
    }
    symmetries = new Symmetries(board, game, heuristics.symmetry());
  }

  private int[] overlapping(int line) {
    int[] shared = new int[lines];
    IntArrayList found = new IntArrayList();
    for (int cell : game.line(line).toArray()) {
      for (int other : game.linesThrough(cell).toArray()) {
        if (other != line && ++shared[other] == 2) {
          found.add(other);
        }
      }
    }
    found.sort(null);
    return found.toIntArray();
  }
}
