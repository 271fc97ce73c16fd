package dev.touchstone.solver.race;

import dev.touchstone.solver.board.Sets;

/**
 * Wins by direct threats, the core of threat-space search [Allis96]: each move completes a line but
 * for one cell, which the opponent must take, until one move makes two such threats. What the
 * opponent threatens meanwhile is answered or ends the attempt. The cells that are taken in answer
 * follow from the moves.
 *
 * <p>What is found is a sequence: for each move its cell and the line that it threatens; of the
 * last move two lines; with no moves, one line that is completed at once.
 */
final class Forcing {

  /** Positions without such a win: their hashes, the newest of those that fall together. */
  private final long[] failures = new long[1 << 20];

  private final RaceBoard board;
  private final int budget;
  private final int[] cells;
  private final int[] lines;
  private final int[][] threats;
  private final long[][] blocks;
  private int left;
  private long tried;
  private int length;
  private int otherLine;

  Forcing(RaceBoard board, int budget) {
    this.board = board;
    this.budget = budget;
    cells = new int[board.cells + 1];
    lines = new int[board.cells + 1];
    threats = new int[board.cells + 1][];
    blocks = new long[board.cells + 1][];
  }

  /** Whether this side, to move, wins so. */
  boolean find(Standing at, int side) {
    left = budget;
    return find(at, side, 0);
  }

  /** The moves of the win that was found; 0 if a line is completed at once. */
  int length() {
    return length;
  }

  int cell(int move) {
    return cells[move];
  }

  /** The line that a move threatens, or that is completed at once (0 of no moves). */
  int line(int move) {
    return lines[move];
  }

  /** The second line that the last move threatens. */
  int otherLine() {
    return otherLine;
  }

  /** The positions that were looked at. */
  long tried() {
    return tried;
  }

  private boolean find(Standing at, int side, int depth) {
    if (--left < 0) {
      return false;
    }
    tried++;
    int[] own = at.missing[side];
    int[] theirs = at.missing[1 - side];
    if (threats[depth] == null) {
      threats[depth] = new int[board.lines];
      blocks[depth] = new long[board.words];
    }
    int[] twos = threats[depth];
    int count = 0;
    // Where this side may play: on all lines of which the other lacks one cell.
    long[] must = at.free;
    for (int line = 0; line < own.length; line++) {
      if (own[line] <= 2) {
        if (own[line] <= 1) {
          lines[depth] = line;
          length = depth;
          return true;
        }
        // Of a line with cells out of sight nobody knows which two are missing.
        if (!board.leaves(line)) {
          twos[count++] = line;
        }
      } else if (theirs[line] <= 1) {
        if (must == at.free) {
          must = blocks[depth];
          Sets.copy(at.free, must);
        }
        Sets.keepOnly(must, board.members[line]);
      }
    }
    if (count == 0 || Sets.isEmpty(must)) {
      return false;
    }
    long key = at.hash * 2 + side;
    int slot = (int) (key >>> 44);
    if (failures[slot] == key) {
      return false;
    }
    if (twoThreats(at, twos, count, must, depth) || oneThreat(at, side, twos, count, must, depth)) {
      return true;
    }
    if (left >= 0) {
      failures[slot] = key;
    }
    return false;
  }

  /** A move on two such lines at once, which lack different cells besides. */
  private boolean twoThreats(Standing at, int[] twos, int count, long[] must, int depth) {
    for (int i = 0; i < count; i++) {
      for (int j = i + 1; j < count; j++) {
        int common = common(at, twos[i], twos[j], must);
        if (common >= 0) {
          cells[depth] = common;
          lines[depth] = twos[i];
          otherLine = twos[j];
          length = depth + 1;
          return true;
        }
      }
    }
    return false;
  }

  /** The one free cell that two lines have in common, if it may be taken. */
  private int common(Standing at, int line, int other, long[] must) {
    long[] members = board.members[line];
    long[] others = board.members[other];
    int found = Sets.NONE;
    for (int w = 0; w < members.length; w++) {
      long both = members[w] & others[w] & at.free[w];
      if (both != 0) {
        if (found >= 0 || (both & (both - 1)) != 0) {
          return Sets.NONE;
        }
        found = (w << 6) + Long.numberOfTrailingZeros(both);
      }
    }
    return found >= 0 && Sets.contains(must, found) ? found : Sets.NONE;
  }

  private boolean oneThreat(Standing at, int side, int[] twos, int count, long[] must, int depth) {
    for (int i = 0; i < count; i++) {
      int line = twos[i];
      int first = at.lastCell(line);
      int second = at.otherCell(line, first);
      for (int turn = 0; turn < 2; turn++) {
        int cell = turn == 0 ? first : second;
        int reply = turn == 0 ? second : first;
        if (!Sets.contains(must, cell)) {
          continue;
        }
        cells[depth] = cell;
        at.place(side, cell);
        at.place(1 - side, reply);
        boolean found = find(at, side, depth + 1);
        at.takeBack(1 - side, reply);
        at.takeBack(side, cell);
        if (found) {
          lines[depth] = line;
          return true;
        }
      }
    }
    return false;
  }
}
