package dev.touchstone.solver.turns;

import static dev.touchstone.solver.turns.ThreatLines.THREAT;

import java.util.Arrays;

/**
 * The prover's turns of two stones in a position whose threats it takes two stones to stop, or more
 * than two; with the pairs of cells that stop them.
 */
final class ForcingTurns {

  static final int MOST = 1024;

  private static final int FOR_EACH_WIN = 30;
  private static final int FOR_WINS = 300;
  private static final int BAD = 100_000;
  private static final int FOR_EACH_STOP = 300;

  private final ThreatLines at;
  private final TurnBoard board;
  private final RipeCells ripe;
  private final Threats dangers;
  private final Threats threats;

  private final int[] first = new int[MOST];
  private final int[] second = new int[MOST];
  private final byte[] stopCount = new byte[MOST];
  private final int[] stops = new int[2 * Threats.PAIRS * MOST];
  private final long[] order = new long[MOST];
  private int count;
  private boolean won;

  /** How many threats a turn must make. */
  private int least;

  /** The lines of the threats of a turn. */
  private final int[] madeOn;

  private int made;

  /** The turn that completes a line, or -1. */
  private int winFirst;

  private int winSecond;

  ForcingTurns(ThreatLines at) {
    this.at = at;
    board = at.board;
    ripe = new RipeCells(at);
    dangers = new Threats(at);
    threats = new Threats(at);
    int most = 0;
    for (int[] through : board.through) {
      most = Math.max(most, through.length);
    }
    madeOn = new int[2 * most];
  }

  /**
   * Looks for all of them; of one that wins at once for no others.
   *
   * @param pairs tells those that were seen
   * @param leastThreats how many threats they must make
   */
  void find(Pairs pairs, int leastThreats) {
    least = leastThreats;
    if (!begins(pairs)) {
      return;
    }
    for (int word = 0; word < at.ripe.length; word++) {
      for (long left = at.ripe[word]; left != 0 && !won; left &= left - 1) {
        pairsOn((word << 6) + Long.numberOfTrailingZeros(left), pairs);
      }
    }
    for (int i = 0; i < ripe.soloCount && !won; i++) {
      for (int j = 0; j < i; j++) {
        consider(ripe.solo[i], ripe.solo[j], pairs);
      }
      withAny(ripe.solo[i], pairs);
    }
    if (won) {
      order[0] = count - 1L;
    } else {
      Arrays.sort(order, 0, count);
    }
  }

  private void pairsOn(int line, Pairs pairs) {
    for (long left = at.free(line); left != 0; left &= left - 1) {
      int cell = board.members[line][Long.numberOfTrailingZeros(left)];
      for (long rest = left & (left - 1); rest != 0; rest &= rest - 1) {
        consider(cell, board.members[line][Long.numberOfTrailingZeros(rest)], pairs);
      }
    }
  }

  /** A stone that alone makes threats which one stone does not stop, and any other. */
  private void withAny(int cell, Pairs pairs) {
    noteThreats(cell, -1);
    if (made < 2 || threats.haveCommonCell()) {
      return;
    }
    for (int i = 0; i < ripe.count; i++) {
      consider(cell, ripe.cells[i], pairs);
    }
    for (int i = 0; i < dangers.count(); i++) {
      consider(cell, dangers.one(i), pairs);
      consider(cell, dangers.other(i), pairs);
    }
  }

  private boolean begins(Pairs pairs) {
    pairs.next();
    count = 0;
    won = false;
    winFirst = -1;
    if (winsAtOnce() || !canStopDangers()) {
      return false;
    }
    ripe.find();
    return true;
  }

  private boolean winsAtOnce() {
    for (int word = 0; word < at.ripe.length; word++) {
      for (long left = at.ripe[word]; left != 0; left &= left - 1) {
        int line = (word << 6) + Long.numberOfTrailingZeros(left);
        if (at.missing(line) <= THREAT) {
          threats.clear();
          threats.add(line, -1, -1);
          winFirst = threats.one(0);
          winSecond = threats.other(0);
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a turn can stop what the opponent threatens. */
  private boolean canStopDangers() {
    dangers.clear();
    for (int word = 0; word < at.dangers.length; word++) {
      for (long left = at.dangers[word]; left != 0; left &= left - 1) {
        if (!dangers.add((word << 6) + Long.numberOfTrailingZeros(left), -1, -1)) {
          return false;
        }
      }
    }
    return dangers.haveCommonCell() || dangers.pairs(stops, 0) > 0;
  }

  private void consider(int a, int b, Pairs pairs) {
    if (won
        || a == b
        || at.owner[a] != Stones.FREE
        || at.owner[b] != Stones.FREE
        || !board.window.contains(a)
        || !board.window.contains(b)
        || !pairs.isNew(a, b)
        || !dangers.areHit(a, b)) {
      return;
    }
    noteThreats(a, b);
    if (made < least || count == MOST || threats.haveCommonCell()) {
      return;
    }
    int stopped = threats.pairs(stops, 2 * Threats.PAIRS * count);
    won = stopped == 0;
    first[count] = a;
    second[count] = b;
    stopCount[count] = (byte) stopped;
    int worth = ripe.worth[a] + ripe.worth[b] + threats.count();
    worth += Math.min(FOR_WINS, FOR_EACH_WIN * pairs.wins(a, b));
    int bad = BAD + FOR_EACH_STOP * stopped - worth;
    order[count] = ((long) bad << 32) | count;
    count++;
  }

  /** What a and b threaten, if it is enough; b may be -1. */
  private void noteThreats(int a, int b) {
    made = 0;
    noteThrough(a, b, false);
    if (b >= 0) {
      noteThrough(b, a, true);
    }
    threats.clear();
    for (int i = 0; made >= least && i < made; i++) {
      threats.add(madeOn[i], a, b);
    }
  }

  /** Notes the threats on the lines through a cell; of lines through both, once. */
  private void noteThrough(int cell, int other, boolean again) {
    int lines = ripe.worth[cell] == 0 ? 0 : ripe.lineCount[cell];
    for (int i = 0; i < lines; i++) {
      int line = ripe.lines[cell][i];
      boolean onBoth = other >= 0 && board.isOn(line, other);
      if (!(onBoth && again) && at.missing(line) - (onBoth ? 2 : 1) <= THREAT) {
        madeOn[made++] = line;
      }
    }
  }

  /** Whether a turn completes a line. */
  boolean completes() {
    return winFirst >= 0;
  }

  int winFirst() {
    return winFirst;
  }

  /** The same cell again if one stone does it. */
  int winSecond() {
    return winSecond;
  }

  /** Whether the best turn makes threats that no turn stops. */
  boolean isWon() {
    return won;
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

  /**
   * Writes the cells of some of the pairs that stop its threats, each once; how many these are.
   *
   * @param from the first pair
   */
  int stops(int turn, int from, int to, int[] cells) {
    int found = 0;
    int begin = 2 * Threats.PAIRS * turn;
    for (int i = begin + 2 * from; i < begin + 2 * to; i++) {
      int known = 0;
      while (known < found && cells[known] != stops[i]) {
        known++;
      }
      cells[known] = stops[i];
      found = Math.max(found, known + 1);
    }
    return found;
  }
}
