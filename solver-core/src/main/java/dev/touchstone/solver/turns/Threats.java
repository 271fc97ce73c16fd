package dev.touchstone.solver.turns;

/** What is left of some lines that a turn of two stones completes: two cells each, or one. */
final class Threats {

  /** No more than so many pairs of cells can stop threats that no cell stops. */
  static final int PAIRS = 4;

  private static final int MOST = 64;

  private final ThreatLines lines;
  private final int[] one = new int[MOST];

  /** The same cell again if only one is left. */
  private final int[] other = new int[MOST];

  private int count;

  Threats(ThreatLines lines) {
    this.lines = lines;
  }

  void clear() {
    count = 0;
  }

  int count() {
    return count;
  }

  int one(int i) {
    return one[i];
  }

  int other(int i) {
    return other[i];
  }

  /** Adds what is left of a line once there are stones on a and b; false if nothing is. */
  boolean add(int line, int a, int b) {
    int[] members = lines.board.members[line];
    int found = 0;
    for (long left = lines.free(line); left != 0; left &= left - 1) {
      int cell = members[Long.numberOfTrailingZeros(left)];
      if (cell != a && cell != b) {
        if (found == 0) {
          one[count] = cell;
        }
        other[count] = cell;
        found++;
      }
    }
    if (found > 0 && count < MOST - 1) {
      count++;
    }
    return found > 0;
  }

  /** Whether a cell is in all of them. */
  boolean haveCommonCell() {
    return count == 0 || first(one[0], one[0]) < 0 || first(other[0], other[0]) < 0;
  }

  /** Whether each has one of these cells. */
  boolean areHit(int a, int b) {
    return first(a, b) < 0;
  }

  /** The first one without these cells, or -1. */
  private int first(int a, int b) {
    for (int i = 0; i < count; i++) {
      if (one[i] != a && one[i] != b && other[i] != a && other[i] != b) {
        return i;
      }
    }
    return -1;
  }

  /**
   * Writes the pairs of cells that hit all of them, if no cell does.
   *
   * @param to where the first of these cells is written
   * @return how many pairs there are
   */
  int pairs(int[] cells, int to) {
    int end = pairsWith(one[0], cells, to);
    if (other[0] != one[0]) {
      end = pairsWith(other[0], cells, end);
    }
    return (end - to) / 2;
  }

  private int pairsWith(int cell, int[] cells, int to) {
    int left = first(cell, cell);
    int end = pair(cell, one[left], cells, to);
    return other[left] == one[left] ? end : pair(cell, other[left], cells, end);
  }

  private int pair(int a, int b, int[] cells, int to) {
    if (!areHit(a, b)) {
      return to;
    }
    cells[to] = a;
    cells[to + 1] = b;
    return to + 2;
  }
}
