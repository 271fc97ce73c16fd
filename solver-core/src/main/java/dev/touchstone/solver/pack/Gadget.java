package dev.touchstone.solver.pack;

import java.util.Arrays;

/**
 * A local game of a linear hypergraph that Breaker wins as second player with fewer cells than two
 * for each line. Lines of a {@link Kind#SWITCH} can want one cell more that is theirs alone.
 */
final class Gadget {

  /** How Breaker wins. */
  enum Kind {
    /**
     * Three lines each cross each of three others, in nine different cells: three in a row on 3×3
     * without diagonals. 6 lines on 9 cells.
     */
    ROOK,

    /**
     * Cells P and Q; lines through P and lines through Q that have two more cells each, the pair of
     * the line; perhaps the line through both. Pairs of lines through P have no cell in common
     * since these lines meet in P; a pair of a line through P and one of a line through Q may. When
     * Maker plays P, Breaker plays Q, and the pairs of the lines through P are left; and the other
     * way round. When Maker plays in the pair of a line through Q, Breaker plays P: that line has
     * left Q and the other cell of its pair, the other lines through Q have their pairs. When he
     * plays in a pair of lines through P only, she plays Q.
     */
    SWITCH
  }

  /** Where there is no P and Q. */
  static final int NONE = -1;

  final Kind kind;

  /** P and Q of a {@link Kind#SWITCH}, {@link #NONE} otherwise. */
  final int first;

  final int second;

  /** In ascending order. */
  final int[] cells;

  /** Of a {@link Kind#ROOK}: three lines, then the three that cross them. */
  final int[] lines;

  /** For each line how many cells of its own it wants besides. */
  final int[] wants;

  Gadget(Kind kind, int first, int second, int[] cells, int[] lines, int[] wants) {
    this.kind = kind;
    this.first = first;
    this.second = second;
    this.cells = cells;
    this.lines = lines;
    this.wants = wants;
    Arrays.sort(cells);
  }

  /** Whether a cell is one of its cells. */
  boolean has(int cell) {
    return Arrays.binarySearch(cells, cell) >= 0;
  }
}
