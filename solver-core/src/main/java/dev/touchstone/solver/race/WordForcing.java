package dev.touchstone.solver.race;

import dev.touchstone.solver.board.Sets;

/**
 * {@link Forcing} on a board of at most 64 cells, all of it in sight: a set of cells is one word,
 * and what changes after a threat and its answer are the lines through those two cells. Threats
 * that make new lines lacking two cells are tried before the others.
 */
final class WordForcing extends Forcing {

  private static final int FAILURE_BITS = 16;

  private final long[] failures = new long[1 << FAILURE_BITS];
  private final long[] members;
  private final int[][] twos;
  private int side;

  WordForcing(RaceBoard board, int budget) {
    super(board, budget);
    members = new long[board.lines];
    for (int line = 0; line < board.lines; line++) {
      members[line] = board.members[line][0];
    }
    twos = new int[board.cells + 1][board.lines];
  }

  @Override
  boolean search(Standing at, int who) {
    int done = Sets.next(at.nearest[who], 0);
    if (done >= 0) {
      goesOn();
      lines[0] = done;
      length = 0;
      return true;
    }
    side = who;
    int count = 0;
    for (int line = Sets.next(at.near[who], 0); line >= 0; ) {
      twos[0][count++] = line;
      line = Sets.next(at.near[who], line + 1);
    }
    long must = at.free[0];
    for (int line = Sets.next(at.nearest[1 - who], 0); line >= 0; ) {
      must &= members[line];
      line = Sets.next(at.nearest[1 - who], line + 1);
    }
    return count > 0
        && must != 0
        && find(at.stones[who][0], at.stones[1 - who][0], at.free[0], must, count, 0);
  }

  private boolean find(long own, long theirs, long free, long must, int count, int depth) {
    if (!goesOn()) {
      return false;
    }
    if (twoThreats(free, must, count, depth)) {
      return true;
    }
    long key = mixed(mixed(mixed(own + side) ^ theirs) ^ free);
    int slot = (int) (key >>> (Long.SIZE - FAILURE_BITS));
    if (failures[slot] == key) {
      return false;
    }
    for (int pass = 0; pass < 2; pass++) {
      for (int i = 0; i < count; i++) {
        int line = twos[depth][i];
        long both = members[line] & free & must;
        for (; both != 0; both &= both - 1) {
          long cell = both & -both;
          if (oneThreat(own | cell, theirs, free, line, count, depth, pass == 0)) {
            cells[depth] = Long.numberOfTrailingZeros(cell);
            lines[depth] = line;
            return true;
          }
        }
      }
    }
    if (left >= 0) {
      failures[slot] = key;
    }
    return false;
  }

  private static long mixed(long word) {
    long once = word * 0xBF58476D1CE4E5B9L;
    return (once ^ (once >>> 31)) * 0x94D049BB133111EBL;
  }

  /** A move on two lines at once, which lack different cells besides. */
  private boolean twoThreats(long free, long must, int count, int depth) {
    long once = 0;
    long twice = 0;
    for (int i = 0; i < count; i++) {
      long lacking = members[twos[depth][i]] & free;
      twice |= once & lacking;
      once |= lacking;
    }
    if ((twice & must) == 0) {
      return false;
    }
    for (int i = 0; i < count; i++) {
      for (int j = i + 1; j < count; j++) {
        long common = members[twos[depth][i]] & members[twos[depth][j]] & free;
        if ((common & must) != 0 && (common & (common - 1)) == 0) {
          cells[depth] = Long.numberOfTrailingZeros(common);
          lines[depth] = twos[depth][i];
          otherLine = twos[depth][j];
          length = depth + 1;
          return true;
        }
      }
    }
    return false;
  }

  /**
   * After a threat on a line.
   *
   * @param own the stones with that of the threat
   * @param extending whether threats that make new lines lacking two cells are tried now, or others
   */
  private boolean oneThreat(
      long own, long theirs, long before, int line, int count, int depth, boolean extending) {
    long free = before & ~own;
    long reply = members[line] & free;
    long cell = members[line] & before & ~reply;
    free &= ~reply;
    int[] next = twos[depth + 1];
    int size = 0;
    for (int other : board.through[Long.numberOfTrailingZeros(cell)]) {
      long lacking = members[other] & ~own;
      if ((lacking & ~free) == 0 && Long.bitCount(lacking) == 2 && board.wins[side][other]) {
        next[size++] = other;
      }
    }
    if (size > 0 != extending) {
      return false;
    }
    for (int i = 0; i < count; i++) {
      int other = twos[depth][i];
      if ((members[other] & (cell | reply)) == 0) {
        next[size++] = other;
      }
    }
    if (size == 0) {
      return false;
    }
    long must = free;
    for (int other : board.through[Long.numberOfTrailingZeros(reply)]) {
      long lacking = members[other] & ~theirs & ~reply;
      if ((lacking & ~free) == 0 && Long.bitCount(lacking) <= 1 && board.wins[1 - side][other]) {
        must &= lacking;
      }
    }
    return must != 0 && find(own, theirs | reply, free, must, size, depth + 1);
  }
}
