package dev.touchstone.solver.board;

import dev.touchstone.game.Hypergraph;
import dev.touchstone.solver.Heuristics;
import dev.touchstone.statement.Problem;
import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * A game laid out for the search: the incidence of cells and lines as flat bit tables.
 *
 * <p>A set of cells takes {@link #cellWords} words, a set of lines {@link #lineWords}; a board of
 * at most 64 cells and 64 lines is one word each. Nothing here changes once it is made, so threads
 * share it.
 */
public final class Arena {

  public final Problem problem;
  public final Hypergraph game;
  public final Heuristics heuristics;
  public final int cells;
  public final int lines;
  public final int cellWords;
  public final int lineWords;

  /** The number of binary digits of the longest line's length. */
  public final int planes;

  public final Symmetries symmetries;

  /** Row c, of {@link #lineWords} words, has the lines through cell c. */
  final long[] through;

  /** Row l, of {@link #cellWords} words, has the cells of line l. */
  final long[] members;

  /** For each line, the other lines that share two cells or more with it. */
  final int[][] overlapping;

  public Arena(Problem problem, Heuristics heuristics) {
    this.problem = problem;
    this.heuristics = heuristics;
    game = problem.hypergraph();
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
      overlapping[line] = sharing(line);
    }
    symmetries = new Symmetries(problem.board(), game, heuristics.symmetry());
  }

  private int[] sharing(int line) {
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

  /** The lines through a cell, word l of them. */
  public long through(int cell, int l) {
    return through[cell * lineWords + l];
  }

  /** The cells of a line, word w of them. */
  public long members(int line, int w) {
    return members[line * cellWords + w];
  }

  /** The other lines that share two cells or more with a line. */
  public int[] overlapping(int line) {
    return overlapping[line].clone();
  }

  public boolean goesThrough(int line, int cell) {
    return (members(line, cell >>> 6) >>> cell & 1) != 0;
  }

  /** A new, empty set of cells. */
  public long[] noCells() {
    return new long[cellWords];
  }
}
