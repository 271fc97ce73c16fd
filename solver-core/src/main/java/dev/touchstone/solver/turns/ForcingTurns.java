package dev.touchstone.solver.turns;

import static dev.touchstone.solver.turns.ThreatLines.RIPE;
import static dev.touchstone.solver.turns.ThreatLines.THREAT;

import java.util.Arrays;

/**
 * The prover's turns of two stones in a position whose threats it takes two stones to stop, or more
 * than two; with the pairs of cells that stop them.
 */
final class ForcingTurns {

  private static final int MOST = 1024;
  private static final int PAIRS = 4;

  private final ThreatLines at;
  private final TurnBoard board;
  private final int[] first = new int[MOST];
  private final int[] second = new int[MOST];
  private final byte[] stopCount = new byte[MOST];
  private final int[] stops = new int[2 * PAIRS * MOST];
  private final long[] order = new long[MOST];
  private int count;
  private boolean won;
  private int least;

  /** What is left of threats: two cells each, or one twice. */
  private final int[] one = new int[64];

  private final int[] other = new int[64];
  private int threats;

  /** The lines of the threats of a turn. */
  private final int[] madeOn;

  private int made;

  private final int[] dangerOne = new int[64];
  private final int[] dangerOther = new int[64];
  private int dangers;

  private final int[] worth;
  private final int[] solo;
  private int soloCount;
  private final int[] near;
  private int nearCount;

  /** The ripe lines through each cell near by. */
  private final int[][] ripe;

  private final int[] ripeCount;

  /** Where a line can be completed at once: its cells. */
  private int winFirst;

  private int winSecond;

  ForcingTurns(ThreatLines at) {
    this.at = at;
    board = at.board;
    worth = new int[board.cells];
    solo = new int[board.cells];
    near = new int[board.cells];
    ripe = new int[board.cells][];
    ripeCount = new int[board.cells];
    int most = 0;
    for (int[] through : board.through) {
      most = Math.max(most, through.length);
    }
    madeOn = new int[2 * most];
  }

  /**
   * Looks for all of them; stamps tells pairs that were seen.
   *
   * @param least how many threats they must make
   */
  void find(Stamps stamps, int least) {
    if (!begins(stamps, least)) {
      return;
    }
    for (int word = 0; word < at.ripe.length; word++) {
      for (long left = at.ripe[word]; left != 0 && !won; left &= left - 1) {
        pairsOn((word << 6) + Long.numberOfTrailingZeros(left), stamps);
      }
    }
    for (int i = 0; i < soloCount && !won; i++) {
      for (int j = 0; j < i; j++) {
        consider(solo[i], solo[j], stamps);
      }
      if (isDouble(solo[i])) {
        withAny(solo[i], stamps);
      }
    }
    if (won) {
      order[0] = count - 1;
    } else {
      Arrays.sort(order, 0, count);
    }
  }

  /**
   * Looks for one that wins at once and uses a stone on one of these two cells: if there was none
   * before these were placed, there is no other.
   */
  void findLast(Stamps stamps, int one, int other) {
    if (!begins(stamps, THREAT + 1)) {
      return;
    }
    usesOf(one, stamps);
    usesOf(other, stamps);
    order[0] = count - 1;
  }

  private void usesOf(int stone, Stamps stamps) {
    for (int line : board.through[stone]) {
      if (won || !at.isRipe(line)) {
        continue;
      }
      if (at.missing(line) == RIPE) {
        pairsOn(line, stamps);
        continue;
      }
      for (long left = at.free(line); left != 0; left &= left - 1) {
        int cell = board.members[line][Long.numberOfTrailingZeros(left)];
        for (int i = 0; i < ripeCount[cell]; i++) {
          partnersOn(ripe[cell][i], cell, stamps);
        }
        for (int i = 0; i < soloCount; i++) {
          consider(cell, solo[i], stamps);
        }
        if (isDouble(cell)) {
          withAny(cell, stamps);
        }
      }
    }
  }

  private void partnersOn(int line, int cell, Stamps stamps) {
    for (long left = at.free(line); left != 0; left &= left - 1) {
      consider(cell, board.members[line][Long.numberOfTrailingZeros(left)], stamps);
    }
  }

  private void withAny(int cell, Stamps stamps) {
    for (int i = 0; i < nearCount; i++) {
      consider(cell, near[i], stamps);
    }
    for (int i = 0; i < dangers; i++) {
      consider(cell, dangerOne[i], stamps);
      consider(cell, dangerOther[i], stamps);
    }
  }

  private boolean begins(Stamps stamps, int threatsAtLeast) {
    stamps.next();
    least = threatsAtLeast;
    count = 0;
    won = false;
    winFirst = -1;
    if (winsAtOnce() || !seesDangers()) {
      return false;
    }
    weigh();
    return true;
  }

  boolean hasDangers() {
    return dangers > 0;
  }

  /** Whether the best turn makes threats that a turn does not stop. */
  boolean isWon() {
    return won;
  }

  /** Whether a turn completes a line: its cells are the first turn's. */
  boolean completes() {
    return winFirst >= 0;
  }

  int winFirst() {
    return winFirst;
  }

  int winSecond() {
    return winSecond;
  }

  int count() {
    return count;
  }

  /** The turn that is the i-th best. */
  int best(int i) {
    return (int) order[i];
  }

  int first(int turn) {
    return first[turn];
  }

  int second(int turn) {
    return second[turn];
  }

  /** How many pairs of cells stop its threats. */
  int stopCount(int turn) {
    return stopCount[turn];
  }

  /** A cell of the pairs that stop threats: two to each pair. */
  int stop(int turn, int i) {
    return stops[2 * PAIRS * turn + i];
  }

  private boolean winsAtOnce() {
    for (int word = 0; word < at.ripe.length; word++) {
      for (long left = at.ripe[word]; left != 0; left &= left - 1) {
        int line = (word << 6) + Long.numberOfTrailingZeros(left);
        if (at.missing(line) <= THREAT) {
          threats = 0;
          rest(line, -1, -1);
          winFirst = one[0];
          winSecond = other[0];
          return true;
        }
      }
    }
    return false;
  }

  /** What the opponent threatens; whether a turn can stop it. */
  private boolean seesDangers() {
    threats = 0;
    for (int word = 0; word < at.dangers.length; word++) {
      for (long left = at.dangers[word]; left != 0; left &= left - 1) {
        if (!rest((word << 6) + Long.numberOfTrailingZeros(left), -1, -1)) {
          return false;
        }
      }
    }
    dangers = threats;
    System.arraycopy(one, 0, dangerOne, 0, threats);
    System.arraycopy(other, 0, dangerOther, 0, threats);
    return dangers == 0 || commonCell() >= 0 || anyPair();
  }

  private boolean anyPair() {
    stopCount[0] = 0;
    pairs(0);
    return stopCount[0] > 0;
  }

  private void weigh() {
    Arrays.fill(worth, 0);
    soloCount = 0;
    nearCount = 0;
    for (int word = 0; word < at.ripe.length; word++) {
      for (long left = at.ripe[word]; left != 0; left &= left - 1) {
        int line = (word << 6) + Long.numberOfTrailingZeros(left);
        boolean alone = at.missing(line) == THREAT + 1;
        for (int cell : board.members[line]) {
          if (at.owner[cell] == Stones.FREE) {
            if (worth[cell] == 0) {
              near[nearCount++] = cell;
              ripeCount[cell] = 0;
              if (ripe[cell] == null) {
                ripe[cell] = new int[board.through[cell].length];
              }
            }
            ripe[cell][ripeCount[cell]++] = line;
            if (alone && (worth[cell] & 1) == 0) {
              solo[soloCount++] = cell;
              worth[cell] |= 1;
            }
            worth[cell] += alone ? 6 : 2;
          }
        }
      }
    }
  }

  private void pairsOn(int line, Stamps stamps) {
    for (long left = at.free(line); left != 0; left &= left - 1) {
      int cell = board.members[line][Long.numberOfTrailingZeros(left)];
      for (long other = left & (left - 1); other != 0; other &= other - 1) {
        consider(cell, board.members[line][Long.numberOfTrailingZeros(other)], stamps);
      }
    }
  }

  /** Whether a stone alone makes threats that one stone does not stop. */
  private boolean isDouble(int cell) {
    made = 0;
    threatsThrough(cell, cell, -1);
    threats = 0;
    for (int i = 0; i < made; i++) {
      rest(madeOn[i], cell, -1);
    }
    return threats > 1 && commonCell() < 0;
  }

  private void consider(int a, int b, Stamps stamps) {
    if (won
        || a == b
        || at.owner[a] != Stones.FREE
        || at.owner[b] != Stones.FREE
        || !board.window.contains(a)
        || !board.window.contains(b)
        || !stamps.isNew(Math.min(a, b), Math.max(a, b))) {
      return;
    }
    for (int i = 0; i < dangers; i++) {
      if (!hits(dangerOne[i], dangerOther[i], a, b)) {
        return;
      }
    }
    made = 0;
    threatsThrough(a, a, b);
    threatsThrough(b, a, b);
    if (made < least) {
      return;
    }
    threats = 0;
    for (int i = 0; i < made; i++) {
      rest(madeOn[i], a, b);
    }
    if (threats < 2 || count == MOST || commonCell() >= 0) {
      return;
    }
    stopCount[count] = 0;
    pairs(count);
    first[count] = a;
    second[count] = b;
    won = stopCount[count] == 0;
    int bad = 100_000 + 300 * stopCount[count] - worth[a] - worth[b] - threats;
    order[count] = ((long) bad << 32) | count;
    count++;
  }

  private static boolean hits(int one, int other, int a, int b) {
    return one == a || one == b || other == a || other == b;
  }

  /** Notes the threats on the lines through a cell after a and b; of lines through both once. */
  private void threatsThrough(int cell, int a, int b) {
    if (worth[cell] == 0) {
      return;
    }
    for (int i = 0; i < ripeCount[cell]; i++) {
      int line = ripe[cell][i];
      boolean onBoth = b >= 0 && board.isOn(line, cell == a ? b : a);
      if (!(onBoth && cell == b) && at.missing(line) - (onBoth ? 2 : 1) <= THREAT) {
        madeOn[made++] = line;
      }
    }
  }

  /** Adds what is left of a line; false if nothing is. */
  private boolean rest(int line, int a, int b) {
    int found = 0;
    for (long left = at.free(line); left != 0; left &= left - 1) {
      int cell = board.members[line][Long.numberOfTrailingZeros(left)];
      if (cell != a && cell != b) {
        if (found == 0) {
          one[threats] = cell;
        }
        other[threats] = cell;
        found++;
      }
    }
    if (found > 0 && threats < one.length - 1) {
      threats++;
    }
    return found > 0;
  }

  /** A cell that is in all threats, or -1. */
  private int commonCell() {
    if (isInAll(one[0], -1)) {
      return one[0];
    }
    return isInAll(other[0], -1) ? other[0] : -1;
  }

  private boolean isInAll(int a, int b) {
    return withoutThese(a, b) < 0;
  }

  /** The first threat without these cells, or -1. */
  private int withoutThese(int a, int b) {
    for (int i = 0; i < threats; i++) {
      if (!hits(one[i], other[i], a, b)) {
        return i;
      }
    }
    return -1;
  }

  /** The pairs of cells that stop all threats, if no cell does. */
  private void pairs(int turn) {
    pairsWith(one[0], turn);
    if (other[0] != one[0]) {
      pairsWith(other[0], turn);
    }
  }

  private void pairsWith(int cell, int turn) {
    int left = withoutThese(cell, -1);
    pair(cell, one[left], turn);
    if (other[left] != one[left]) {
      pair(cell, other[left], turn);
    }
  }

  private void pair(int a, int b, int turn) {
    if (isInAll(a, b)) {
      int to = 2 * (PAIRS * turn + stopCount[turn]++);
      stops[to] = a;
      stops[to + 1] = b;
    }
  }
}
