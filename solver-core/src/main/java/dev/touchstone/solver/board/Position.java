package dev.touchstone.solver.board;

import java.util.Arrays;

/**
 * A position in its normal form: only what can still matter to who wins. {@link #load} makes it;
 * after that it is only looked at.
 *
 * <p>A line is needed while Breaker has no stone on it; what counts of it is its free cells. The
 * normal form drops needed lines whose free cells include all those of another one (whoever blocks
 * the smaller blocks both, and Maker completes the smaller first), and then the cells and Maker's
 * stones on no line that is left. With Maker to move it also plays out {@linkplain Exchanges
 * exchanges}. All positions of one normal form have the same winner by the same claims
 * (docs/adr/0008-search.md).
 *
 * <p>Needed lines, the planes of their numbers of free cells, and the free cells lie in one array
 * as {@link LineCounts} draws it.
 */
public final class Position {

  /** What is plain to see. */
  public enum Sight {
    OPEN,
    /** Maker has completed a line, or is to move and completes one. */
    MAKER,
    /** No line is needed. */
    BREAKER
  }

  private final Arena arena;
  private final LineCounts counts;
  private final int lineWords;
  private final int cellWords;
  private final int freeAt;

  /** Needed lines, planes, free cells. */
  private final long[] state;

  private final long[] maker;
  private final long[] two;
  private final Exchanges exchanges;

  /** What {@link #withFree} has sorted, once it has been asked for this position. */
  private final long[] byNumber;

  private boolean sorted;
  private Sight sight = Sight.OPEN;
  private int winningLine;

  public Position(Arena arena) {
    this.arena = arena;
    counts = new LineCounts(arena);
    lineWords = arena.lineWords;
    cellWords = arena.cellWords;
    freeAt = counts.freeAt();
    state = new long[counts.size()];
    maker = arena.noCells();
    exchanges = new Exchanges(arena.cells);
    two = new long[lineWords];
    byNumber = new long[lineWords << arena.planes];
  }

  /** Loads the position of these stones and free cells and brings it to its normal form. */
  public void load(long[] makers, long[] free, boolean breakerMoves) {
    System.arraycopy(makers, 0, maker, 0, cellWords);
    System.arraycopy(free, 0, state, freeAt, cellWords);
    exchanges.clear();
    sorted = false;
    findNeeded();
    count();
    settle(breakerMoves);
  }

  public Sight sight() {
    return sight;
  }

  /** With {@link Sight#MAKER}: a line with at most one free cell. */
  public int winningLine() {
    return winningLine;
  }

  /** Maker's stones, word w of them. */
  public long maker(int w) {
    return maker[w];
  }

  /** The free cells, word w of them. */
  public long free(int w) {
    return state[freeAt + w];
  }

  public boolean isFree(int cell) {
    return (state[freeAt + (cell >>> 6)] >>> cell & 1) != 0;
  }

  public int freeCount() {
    int count = 0;
    for (int w = 0; w < cellWords; w++) {
      count += Long.bitCount(free(w));
    }
    return count;
  }

  /** The needed lines, word l of them. */
  public long needed(int l) {
    return state[l];
  }

  public boolean isNeeded(int line) {
    return (state[line >>> 6] >>> line & 1) != 0;
  }

  /** Binary digit p of the numbers of free cells, word l of it. */
  public long plane(int p, int l) {
    return state[(1 + p) * lineWords + l];
  }

  /** The needed lines of word l with this many free cells. */
  public long withFree(int l, int number) {
    if (!sorted) {
      counts.sort(state, byNumber);
      sorted = true;
    }
    return byNumber[number * lineWords + l];
  }

  public void copyMaker(long[] to) {
    System.arraycopy(maker, 0, to, 0, cellWords);
  }

  public void copyFree(long[] to) {
    System.arraycopy(state, freeAt, to, 0, cellWords);
  }

  /** Copies what {@link LineCounts} works on. */
  public void copyCounts(long[] to) {
    System.arraycopy(state, 0, to, 0, state.length);
  }

  /** The exchanges that were played out on the way to the normal form. */
  public Exchanges exchanges() {
    return exchanges;
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
    } while (!breakerMoves && arena.heuristics.exchanges() && playExchanges());
    if (arena.heuristics.deadCells()) {
      dropDead();
    }
  }

  private void findNeeded() {
    Arrays.fill(state, 0, lineWords, 0);
    for (int w = 0; w < cellWords; w++) {
      long blocked = ~(maker[w] | free(w));
      if ((w + 1) << 6 > arena.cells) {
        blocked &= (1L << (arena.cells & 63)) - 1;
      }
      for (; blocked != 0; blocked &= blocked - 1) {
        int row = ((w << 6) + Long.numberOfTrailingZeros(blocked)) * lineWords;
        for (int l = 0; l < lineWords; l++) {
          state[l] |= arena.through[row + l];
        }
      }
    }
    for (int l = 0; l < lineWords; l++) {
      int left = arena.lines - (l << 6);
      state[l] = ~state[l] & (left >= 64 ? -1L : left <= 0 ? 0 : (1L << left) - 1);
    }
  }

  private void count() {
    Arrays.fill(state, lineWords, freeAt, 0);
    for (int w = 0; w < cellWords; w++) {
      for (long rest = free(w); rest != 0; rest &= rest - 1) {
        int row = ((w << 6) + Long.numberOfTrailingZeros(rest)) * lineWords;
        for (int l = 0; l < lineWords; l++) {
          long carry = arena.through[row + l];
          for (int p = lineWords + l; carry != 0; p += lineWords) {
            long plane = state[p];
            state[p] = plane ^ carry;
            carry &= plane;
          }
        }
      }
    }
  }

  private Sight look(boolean breakerMoves) {
    long any = 0;
    for (int l = 0; l < lineWords; l++) {
      any |= state[l];
      long won = counts.withFree(state, l, 0);
      won |= breakerMoves ? 0 : counts.withFree(state, l, 1);
      if (won != 0) {
        winningLine = (l << 6) + Long.numberOfTrailingZeros(won);
        return Sight.MAKER;
      }
    }
    return any == 0 ? Sight.BREAKER : Sight.OPEN;
  }

  /**
   * Drops needed lines whose free cells include those of another one; of equal ones the first
   * stays.
   */
  private void dropIncluding() {
    for (int l = 0; l < lineWords; l++) {
      for (long rest = state[l]; rest != 0; rest &= rest - 1) {
        int line = (l << 6) + Long.numberOfTrailingZeros(rest);
        for (int other : arena.overlapping[line]) {
          if (isNeeded(other)
              && includes(line, other)
              && (other < line || !includes(other, line))) {
            state[l] &= ~(1L << line);
            break;
          }
        }
      }
    }
  }

  /** Whether the free cells of the line include those of the other one. */
  private boolean includes(int line, int other) {
    for (int w = 0; w < cellWords; w++) {
      if ((arena.members(other, w) & free(w) & ~arena.members(line, w)) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Plays out exchanges; whether there were any. */
  private boolean playExchanges() {
    boolean any = false;
    for (int l = 0; l < lineWords; l++) {
      two[l] = counts.withFree(state, l, 2);
    }
    for (int line = Sets.next(two, 0); line >= 0; line = Sets.next(two, line + 1)) {
      int first = counts.freeCell(state, line, 0);
      int second = counts.freeCell(state, line, first + 1);
      if (second < 0 || counts.freeCell(state, line, second + 1) >= 0 || first < 0) {
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
    return any;
  }

  /** Whether no needed line but this one goes through the cell. */
  private boolean onlyOn(int cell, int line) {
    for (int l = 0; l < lineWords; l++) {
      long lines = arena.through(cell, l) & state[l];
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
    exchanges.add(worthless, threat, line);
    state[line >>> 6] &= ~(1L << line);
    state[freeAt + (worthless >>> 6)] &= ~(1L << worthless);
    counts.take(state, threat);
    Sets.add(maker, threat);
  }

  private void dropDead() {
    for (int w = 0; w < cellWords; w++) {
      long cells = 0;
      for (int l = 0; l < lineWords; l++) {
        for (long rest = state[l]; rest != 0; rest &= rest - 1) {
          cells |= arena.members((l << 6) + Long.numberOfTrailingZeros(rest), w);
        }
      }
      state[freeAt + w] &= cells;
      maker[w] &= cells;
    }
  }
}
