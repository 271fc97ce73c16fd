package dev.touchstone.solver.race;

import dev.touchstone.solver.board.Sets;

/** {@link Forcing} on any board, from line to line. */
final class LineForcing extends Forcing {

  /** Positions without such a win: their hashes, the newest of those that fall together. */
  private final long[] failures = new long[1 << 20];

  private final int[][] threats;
  private final long[][] blocks;

  LineForcing(RaceBoard board, int budget) {
    super(board, budget);
    threats = new int[board.cells + 1][];
    blocks = new long[board.cells + 1][];
  }

  @Override
  boolean search(Standing at, int side) {
    return find(at, side, 0);
  }

  private boolean find(Standing at, int side, int depth) {
    if (!goesOn()) {
      return false;
    }
    int done = Sets.next(at.nearest[side], 0);
    if (done >= 0) {
      lines[depth] = done;
      length = depth;
      return true;
    }
    if (Sets.isEmpty(at.near[side])) {
      return false;
    }
    long key = at.hash * 2 + side;
    int slot = (int) (key >>> 44);
    if (failures[slot] == key) {
      return false;
    }
    if (threats[depth] == null) {
      threats[depth] = new int[board.lines];
      blocks[depth] = new long[board.words];
    }
    int[] twos = threats[depth];
    int count = 0;
    for (int w = 0; w < at.near[side].length; w++) {
      for (long rest = at.near[side][w]; rest != 0; rest &= rest - 1) {
        int line = (w << 6) + Long.numberOfTrailingZeros(rest);
        // Of a line with cells out of sight nobody knows which two are missing.
        if (!board.leaves(line)) {
          twos[count++] = line;
        }
      }
    }
    long[] must = mayPlay(at, side, depth);
    if (count == 0 || Sets.isEmpty(must)) {
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

  /** Where this side may play: on all lines of which the other lacks one cell. */
  private long[] mayPlay(Standing at, int side, int depth) {
    int line = Sets.next(at.nearest[1 - side], 0);
    if (line < 0) {
      return at.free;
    }
    long[] must = blocks[depth];
    Sets.copy(at.free, must);
    for (; line >= 0; line = Sets.next(at.nearest[1 - side], line + 1)) {
      Sets.keepOnly(must, board.members[line]);
    }
    return must;
  }

  /** A move on two such lines at once, which lack different cells besides. */
  private boolean twoThreats(Standing at, int[] twos, int count, long[] must, int depth) {
    if (!anyTwice(at, twos, count, must)) {
      return false;
    }
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

  /** Whether some cell that may be taken is free on two of these lines. */
  private boolean anyTwice(Standing at, int[] twos, int count, long[] must) {
    for (int w = 0; w < must.length; w++) {
      long once = 0;
      long twice = 0;
      long free = at.free[w];
      for (int i = 0; i < count; i++) {
        long cells = board.members[twos[i]][w] & free;
        twice |= once & cells;
        once |= cells;
      }
      if ((twice & must[w]) != 0) {
        return true;
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
