package dev.touchstone.solver.race;

import dev.touchstone.solver.board.Sets;

/**
 * Disjoint pairs of free cells, one in each line that a side can still complete: the other side
 * answers in the pair. Lines that lack two cells leave no choice; where all lack more, those pairs
 * are tried first that most lines contain.
 */
final class Pairs {

  private static final int CHOICES = 60;
  private static final int TRIED = 3;

  private final RaceBoard board;
  private final int words;
  private final long[][] needed;
  private final long[][] unused;
  private final int[] found;
  private int count;
  private int left;

  Pairs(RaceBoard board) {
    this.board = board;
    words = board.words;
    int depths = board.cells / 2 + 2;
    needed = new long[depths][];
    unused = new long[depths][words];
    found = new int[board.cells + 2];
  }

  /** The cells of the pairs, one pair after the other. */
  int[] cells() {
    int[] cells = new int[2 * count];
    System.arraycopy(found, 0, cells, 0, cells.length);
    return cells;
  }

  /**
   * Whether there are pairs against all lines of a side but those through one cell, which is not
   * used either (-1: none).
   */
  boolean find(Standing at, int side, int without) {
    count = 0;
    left = CHOICES;
    Sets.copy(at.free, unused[0]);
    if (without >= 0) {
      Sets.remove(unused[0], without);
    }
    long[] rows = rows(0);
    int lines = 0;
    for (int line = 0; line < board.lines; line++) {
      if (at.isAlive(side, line) && (without < 0 || !Sets.contains(board.members[line], without))) {
        System.arraycopy(board.members[line], 0, rows, lines++ * words, words);
      }
    }
    if (!find(lines, 0)) {
      return false;
    }
    dropNeedless(at, side, without);
    return true;
  }

  /**
   * Leaves out pairs of which no line is in need: COVER would leave them out, too, and the claim
   * would be another one than it was for the search.
   */
  private void dropNeedless(Standing at, int side, int without) {
    for (int pair = count - 1; pair >= 0; pair--) {
      boolean needed = false;
      for (int line = 0; line < board.lines && !needed; line++) {
        needed =
            at.isAlive(side, line)
                && (without < 0 || !Sets.contains(board.members[line], without))
                && onlyPair(line) == pair;
      }
      if (!needed) {
        count--;
        System.arraycopy(found, 2 * pair + 2, found, 2 * pair, 2 * (count - pair));
      }
    }
  }

  /** The one pair that a line contains, or none if it contains several. */
  private int onlyPair(int line) {
    int only = Sets.NONE;
    for (int pair = 0; pair < count; pair++) {
      if (Sets.contains(board.members[line], found[2 * pair])
          && Sets.contains(board.members[line], found[2 * pair + 1])) {
        if (only >= 0) {
          return Sets.NONE;
        }
        only = pair;
      }
    }
    return only;
  }

  private long[] rows(int depth) {
    if (needed[depth] == null) {
      needed[depth] = new long[board.lines * words];
    }
    return needed[depth];
  }

  private boolean find(int lines, int depth) {
    long[] rows = needed[depth];
    long[] free = unused[depth];
    int open = lines;
    int least = -1;
    while (open > 0) {
      int fewest = Integer.MAX_VALUE;
      for (int i = 0; i < open; i++) {
        int size = 0;
        for (int w = 0; w < words; w++) {
          rows[i * words + w] &= free[w];
          size += Long.bitCount(rows[i * words + w]);
        }
        if (size < fewest) {
          fewest = size;
          least = i;
        }
      }
      if (fewest < 2) {
        return false;
      }
      if (fewest > 2) {
        break;
      }
      int first = member(rows, least, 0);
      open = take(rows, open, free, first, member(rows, least, first + 1));
    }
    return open == 0 || branch(rows, open, least, depth);
  }

  private int member(long[] rows, int row, int from) {
    for (int w = from >>> 6; w < words; w++) {
      long word = rows[row * words + w];
      if (w == from >>> 6) {
        word &= -1L << from;
      }
      if (word != 0) {
        return (w << 6) + Long.numberOfTrailingZeros(word);
      }
    }
    return Sets.NONE;
  }

  private boolean has(long[] rows, int row, int cell) {
    return (rows[row * words + (cell >>> 6)] >>> cell & 1) != 0;
  }

  /** Takes a pair; returns how many lines are left without one. */
  private int take(long[] rows, int open, long[] free, int first, int second) {
    found[2 * count] = first;
    found[2 * count + 1] = second;
    count++;
    Sets.remove(free, first);
    Sets.remove(free, second);
    int kept = 0;
    for (int i = 0; i < open; i++) {
      if (!has(rows, i, first) || !has(rows, i, second)) {
        System.arraycopy(rows, i * words, rows, kept++ * words, words);
      }
    }
    return kept;
  }

  /** Tries the best pairs of a line. */
  private boolean branch(long[] rows, int open, int line, int depth) {
    long[] best = new long[TRIED];
    int tries = 0;
    for (int a = member(rows, line, 0); a >= 0; a = member(rows, line, a + 1)) {
      for (int b = member(rows, line, a + 1); b >= 0; b = member(rows, line, b + 1)) {
        long worth = 0;
        for (int i = 0; i < open; i++) {
          int inside = (has(rows, i, a) ? 1 : 0) + (has(rows, i, b) ? 1 : 0);
          worth += inside == 2 ? 2 : -inside;
        }
        long choice = ((worth + (1 << 20)) << 32) | ((1023L - a) << 16) | (1023L - b);
        for (int i = 0; i < TRIED; i++) {
          if (choice > best[i]) {
            long other = best[i];
            best[i] = choice;
            choice = other;
          }
        }
        tries++;
      }
    }
    long[] next = rows(depth + 1);
    for (int i = 0; i < Math.min(tries, TRIED); i++) {
      if (--left < 0) {
        return false;
      }
      System.arraycopy(rows, 0, next, 0, open * words);
      Sets.copy(unused[depth], unused[depth + 1]);
      int before = count;
      int first = 1023 - (int) ((best[i] >>> 16) & 0xFFFF);
      int second = 1023 - (int) (best[i] & 0xFFFF);
      int rest = take(next, open, unused[depth + 1], first, second);
      if (find(rest, depth + 1)) {
        return true;
      }
      count = before;
    }
    return false;
  }
}
