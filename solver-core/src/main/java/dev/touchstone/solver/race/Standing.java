package dev.touchstone.solver.race;

import dev.touchstone.solver.board.Sets;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * How a game stands, with the cells that each line lacks for each side. A stone is placed and taken
 * back at the price of the lines through it.
 *
 * <p>A cell is one side's, free, or a wall: what lies on no line that somebody can still complete.
 */
final class Standing {

  /** At least so many cells are missing where a line cannot be completed any more. */
  static final int DEAD = 1 << 16;

  final RaceBoard board;
  final long[][] stones;
  final long[] free;

  /** For each side, the cells that it still lacks on each line. */
  final int[][] missing;

  /** For each side, the lines on which it lacks one cell, and those on which it lacks two. */
  final long[][] nearest;

  final long[][] near;

  /** A hash of stones and free cells. */
  long hash;

  private final long[][] keys;
  private final long[] alive;

  Standing(RaceBoard board) {
    this.board = board;
    stones = new long[2][board.words];
    free = new long[board.words];
    missing = new int[2][board.lines];
    nearest = new long[2][(board.lines + 63) >>> 6];
    near = new long[2][(board.lines + 63) >>> 6];
    alive = new long[board.words];
    SplittableRandom random = new SplittableRandom(1);
    keys = new long[3][board.cells];
    for (long[] row : keys) {
      Arrays.setAll(row, cell -> random.nextLong());
    }
  }

  /** Takes these stones and free cells; all other cells are walls. */
  void set(long[] attacker, long[] defender, long[] nobody) {
    Sets.copy(attacker, stones[0]);
    Sets.copy(defender, stones[1]);
    Sets.copy(nobody, free);
    for (int line = 0; line < board.lines; line++) {
      long[] members = board.members[line];
      int first = 0;
      int second = 0;
      long notFirst = 0;
      long notSecond = 0;
      for (int w = 0; w < members.length; w++) {
        first += Long.bitCount(members[w] & stones[0][w]);
        second += Long.bitCount(members[w] & stones[1][w]);
        notFirst |= members[w] & ~(stones[0][w] | free[w]);
        notSecond |= members[w] & ~(stones[1][w] | free[w]);
      }
      missing[0][line] = notFirst == 0 && board.wins[0][line] ? board.sizes[line] - first : DEAD;
      missing[1][line] = notSecond == 0 && board.wins[1][line] ? board.sizes[line] - second : DEAD;
    }
    for (int side = 0; side < 2; side++) {
      Arrays.fill(nearest[side], 0);
      Arrays.fill(near[side], 0);
      for (int line = 0; line < board.lines; line++) {
        note(side, line);
      }
    }
    hash = hash(stones[0], 0) ^ hash(stones[1], 1) ^ hash(free, 2);
  }

  /** Notes whether a side lacks few cells of a line. */
  private void note(int side, int line) {
    int lacks = missing[side][line];
    if (lacks <= 2) {
      Sets.add(lacks == 2 ? near[side] : nearest[side], line);
    }
  }

  private void forget(int side, int line) {
    int lacks = missing[side][line];
    if (lacks <= 2) {
      Sets.remove(lacks == 2 ? near[side] : nearest[side], line);
    }
  }

  private long hash(long[] set, int kind) {
    long sum = 0;
    for (int w = 0; w < set.length; w++) {
      for (long rest = set[w]; rest != 0; rest &= rest - 1) {
        sum ^= keys[kind][(w << 6) + Long.numberOfTrailingZeros(rest)];
      }
    }
    return sum;
  }

  void place(int side, int cell) {
    Sets.remove(free, cell);
    Sets.add(stones[side], cell);
    hash ^= keys[2][cell] ^ keys[side][cell];
    for (int line : board.through[cell]) {
      forget(side, line);
      forget(1 - side, line);
      missing[side][line]--;
      missing[1 - side][line] += DEAD;
      note(side, line);
    }
  }

  void takeBack(int side, int cell) {
    Sets.add(free, cell);
    Sets.remove(stones[side], cell);
    hash ^= keys[2][cell] ^ keys[side][cell];
    for (int line : board.through[cell]) {
      forget(side, line);
      missing[side][line]++;
      missing[1 - side][line] -= DEAD;
      note(side, line);
      note(1 - side, line);
    }
  }

  /** Whether a side can still complete a line. */
  boolean isAlive(int side, int line) {
    return missing[side][line] < DEAD - board.cells;
  }

  /** The one cell that a side lacks on a line, of which it lacks one. */
  int lastCell(int line) {
    long[] members = board.members[line];
    for (int w = 0; w < members.length; w++) {
      long last = members[w] & free[w];
      if (last != 0) {
        return (w << 6) + Long.numberOfTrailingZeros(last);
      }
    }
    return Sets.NONE;
  }

  /** The free cell of a line besides this one. */
  int otherCell(int line, int cell) {
    long[] members = board.members[line];
    for (int w = 0; w < members.length; w++) {
      long other = members[w] & free[w];
      if (w == cell >>> 6) {
        other &= ~(1L << cell);
      }
      if (other != 0) {
        return (w << 6) + Long.numberOfTrailingZeros(other);
      }
    }
    return Sets.NONE;
  }

  /** Writes the normal form: stones on lines that their side can complete, and cells on any. */
  void normalForm(long[] attacker, long[] defender, long[] nobody) {
    Arrays.fill(nobody, 0);
    for (int side = 0; side < 2; side++) {
      Arrays.fill(alive, 0);
      for (int line = 0; line < board.lines; line++) {
        if (isAlive(side, line)) {
          Sets.addAll(alive, board.members[line]);
        }
      }
      long[] kept = side == 0 ? attacker : defender;
      for (int w = 0; w < kept.length; w++) {
        kept[w] = stones[side][w] & alive[w];
        nobody[w] |= free[w] & alive[w];
      }
    }
  }
}
