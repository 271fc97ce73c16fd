package dev.touchstone.solver.turns;

import static dev.touchstone.solver.turns.ThreatLines.THREAT;

import java.util.Arrays;

/** The free cells of the ripe lines of a position. */
final class RipeCells {

  private static final int BY_ONE = 6;
  private static final int BY_TWO = 2;

  private final ThreatLines at;

  /** What a stone there does, roughly; 0 if no ripe line goes through it. */
  final int[] worth;

  final int[] cells;
  int count;

  /** Those by which one stone makes a threat. */
  final int[] solo;

  int soloCount;

  /** The ripe lines through each of these cells. */
  final int[][] lines;

  final int[] lineCount;

  RipeCells(ThreatLines at) {
    this.at = at;
    int all = at.board.cells;
    worth = new int[all];
    cells = new int[all];
    solo = new int[all];
    lines = new int[all][];
    Arrays.setAll(lines, cell -> new int[at.board.through[cell].length]);
    lineCount = new int[all];
  }

  void find() {
    for (int i = 0; i < count; i++) {
      worth[cells[i]] = 0;
    }
    count = 0;
    soloCount = 0;
    for (int word = 0; word < at.ripe.length; word++) {
      for (long left = at.ripe[word]; left != 0; left &= left - 1) {
        add((word << 6) + Long.numberOfTrailingZeros(left));
      }
    }
  }

  private void add(int line) {
    boolean alone = at.missing(line) == THREAT + 1;
    for (long left = at.free(line); left != 0; left &= left - 1) {
      int cell = at.board.members[line][Long.numberOfTrailingZeros(left)];
      if (worth[cell] == 0) {
        cells[count++] = cell;
        lineCount[cell] = 0;
      }
      lines[cell][lineCount[cell]++] = line;
      if (alone && (worth[cell] & 1) == 0) {
        solo[soloCount++] = cell;
        // Odd: it is in the list.
        worth[cell]++;
      }
      worth[cell] += alone ? BY_ONE : BY_TWO;
    }
  }
}
