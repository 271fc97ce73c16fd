package dev.touchstone.solver.board;

import java.util.Arrays;

/**
 * A position in its normal form: only what can still matter to who wins.
 *
 * <p>A line is live while Breaker has no stone on it; what counts of it is its free cells. The
 * normal form drops live lines whose free cells include all those of another one (whoever blocks
 * the smaller blocks both, and Maker completes the smaller first), and then the cells and Maker's
 * stones on no line that is left. With Maker to move it also plays out {@linkplain #exchanges
 * exchanges}. All positions of one normal form have the same winner by the same claims
 * (docs/theorems.md).
 *
 * <p>The number of free cells of each live line is kept in binary, bit-sliced: word w of plane b
 * has bit b of the numbers of lines 64w to 64w + 63, side by side.
 */
public final class Position {

  /** What is plain to see. */
  public enum Sight {
    OPEN,
    /** Maker has completed a line, or is to move and completes one. */
    MAKER,
    /** No line is live. */
    BREAKER
  }

  private final Arena arena;
  public final long[] maker;
  public final long[] empty;
  public final long[] live;
  public final long[] planes;

  /**
   * Pairs u, v of cells, in the order played: {u, v} were the free cells of a live line, u on no
   * other live line. Maker took v and threatened u; Breaker had to take u, which is worthless. Not
   * playing it gains neither side anything.
   */
  public final int[] exchanges;

  /** The line of each exchange. */
  public final int[] exchangeLines;

  public int exchangeCount;
  public Sight sight;

  /** With {@link Sight#MAKER}: a line with at most one free cell. */
  public int winningLine;

  private final int lineWords;
  private final int cellWords;
  private final long[] two;

  public Position(Arena arena) {
    this.arena = arena;
    lineWords = arena.lineWords;
    cellWords = arena.cellWords;
    maker = new long[cellWords];
    empty = new long[cellWords];
    live = new long[lineWords];
    planes = new long[lineWords * arena.planes];
    exchanges = new int[arena.cells + 2];
    exchangeLines = new int[arena.cells / 2 + 1];
    two = new long[lineWords];
    sight = Sight.OPEN;
  }

  /** Loads the position of these stones and free cells and brings it to its normal form. */
  public void load(long[] makers, long[] free, boolean breakerMoves) {
    System.arraycopy(makers, 0, maker, 0, cellWords);
    System.arraycopy(free, 0, empty, 0, cellWords);
    exchangeCount = 0;
    findLive();
    count();
    settle(breakerMoves);
  }

  private void settle(boolean breakerMoves) {
    do {
      sight = look(breakerMoves);
      if (sight != Sight.OPEN) {
        return;
      }
      if (arena.heuristics.deadCells()) {
        dropIncluding();
      }
    } while (!breakerMoves && arena.heuristics.exchanges() && exchange());
    if (arena.heuristics.deadCells()) {
      dropDead();
    }
  }

  private void findLive() {
    Arrays.fill(live, 0);
    for (int w = 0; w < cellWords; w++) {
      long blocked = ~(maker[w] | empty[w]);
      if ((w + 1) << 6 > arena.cells) {
        blocked &= (1L << (arena.cells & 63)) - 1;
      }
      for (; blocked != 0; blocked &= blocked - 1) {
        int row = ((w << 6) + Long.numberOfTrailingZeros(blocked)) * lineWords;
        for (int l = 0; l < lineWords; l++) {
          live[l] |= arena.through[row + l];
        }
      }
    }
    for (int l = 0; l < lineWords; l++) {
      int left = arena.lines - (l << 6);
      live[l] = ~live[l] & (left >= 64 ? -1L : left <= 0 ? 0 : (1L << left) - 1);
    }
  }

  private void count() {
    Arrays.fill(planes, 0);
    for (int w = 0; w < cellWords; w++) {
      for (long rest = empty[w]; rest != 0; rest &= rest - 1) {
        int row = ((w << 6) + Long.numberOfTrailingZeros(rest)) * lineWords;
        for (int l = 0; l < lineWords; l++) {
          long carry = arena.through[row + l];
          for (int p = l; carry != 0; p += lineWords) {
            long plane = planes[p];
            planes[p] = plane ^ carry;
            carry &= plane;
          }
        }
      }
    }
  }

  /** The live lines of word l with this many free cells. */
  public long withFree(int l, int free) {
    long lines = live[l];
    for (int p = 0; p < arena.planes; p++) {
      long plane = planes[p * lineWords + l];
      lines &= (free >>> p & 1) != 0 ? plane : ~plane;
    }
    return lines;
  }

  private Sight look(boolean breakerMoves) {
    long any = 0;
    for (int l = 0; l < lineWords; l++) {
      any |= live[l];
      long won = withFree(l, 0) | (breakerMoves ? 0 : withFree(l, 1));
      if (won != 0) {
        winningLine = (l << 6) + Long.numberOfTrailingZeros(won);
        return Sight.MAKER;
      }
    }
    return any == 0 ? Sight.BREAKER : Sight.OPEN;
  }

  /**
   * Drops live lines whose free cells include those of another one; of equal ones the first stays.
   */
  private void dropIncluding() {
    for (int l = 0; l < lineWords; l++) {
      for (long rest = live[l]; rest != 0; rest &= rest - 1) {
        int line = (l << 6) + Long.numberOfTrailingZeros(rest);
        for (int other : arena.overlapping[line]) {
          if (isLive(other) && includes(line, other) && (other < line || !includes(other, line))) {
            live[l] &= ~(1L << line);
            break;
          }
        }
      }
    }
  }

  private boolean isLive(int line) {
    return (live[line >>> 6] >>> line & 1) != 0;
  }

  /** Whether the free cells of the line include those of the other one. */
  private boolean includes(int line, int other) {
    for (int w = 0; w < cellWords; w++) {
      long free = arena.members[other * cellWords + w] & empty[w];
      if ((free & ~arena.members[line * cellWords + w]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Plays out exchanges; whether there were any. */
  private boolean exchange() {
    boolean any = false;
    for (int l = 0; l < lineWords; l++) {
      two[l] = withFree(l, 2);
    }
    for (int l = 0; l < lineWords; l++) {
      for (long rest = two[l]; rest != 0; rest &= rest - 1) {
        int line = (l << 6) + Long.numberOfTrailingZeros(rest);
        int first = freeCell(line, 0);
        int second = freeCell(line, first + 1);
        if (second < 0 || freeCell(line, second + 1) >= 0 || first < 0) {
          continue; // an exchange before this one took a cell of it
        }
        if (onlyOn(first, line)) {
          play(first, second, line);
          any = true;
        } else if (onlyOn(second, line)) {
          play(second, first, line);
          any = true;
        }
      }
    }
    return any;
  }

  /** The first free cell of the line from this number on; -1 for none. */
  private int freeCell(int line, int from) {
    for (int w = from >>> 6; w < cellWords; w++) {
      long free = arena.members[line * cellWords + w] & empty[w];
      if (w == from >>> 6) {
        free &= -1L << from;
      }
      if (free != 0) {
        return (w << 6) + Long.numberOfTrailingZeros(free);
      }
    }
    return -1;
  }

  /** Whether no live line but this one goes through the cell. */
  private boolean onlyOn(int cell, int line) {
    for (int l = 0; l < lineWords; l++) {
      long lines = arena.through[cell * lineWords + l] & live[l];
      if (l == line >>> 6) {
        lines &= ~(1L << line);
      }
      if (lines != 0) {
        return false;
      }
    }
    return true;
  }

  private void play(int worthless, int threat, int line) {
    exchanges[2 * exchangeCount] = worthless;
    exchanges[2 * exchangeCount + 1] = threat;
    exchangeLines[exchangeCount++] = line;
    live[line >>> 6] &= ~(1L << line);
    empty[worthless >>> 6] &= ~(1L << worthless);
    empty[threat >>> 6] &= ~(1L << threat);
    maker[threat >>> 6] |= 1L << threat;
    for (int l = 0; l < lineWords; l++) {
      long borrow = arena.through[threat * lineWords + l];
      for (int p = l; borrow != 0; p += lineWords) {
        planes[p] ^= borrow;
        borrow &= planes[p];
      }
    }
  }

  private void dropDead() {
    for (int w = 0; w < cellWords; w++) {
      long cells = 0;
      for (int l = 0; l < lineWords; l++) {
        for (long rest = live[l]; rest != 0; rest &= rest - 1) {
          int line = (l << 6) + Long.numberOfTrailingZeros(rest);
          cells |= arena.members[line * cellWords + w];
        }
      }
      empty[w] &= cells;
      maker[w] &= cells;
    }
  }
}
