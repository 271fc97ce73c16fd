package dev.touchstone.solver.leaf;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import java.util.Arrays;

/**
 * Looks for a win of Maker's, to move, by threats alone: each move leaves a line with one free
 * cell, which Breaker must take, until a move leaves two such lines. Quiet moves are never tried,
 * so a win found here is certain and a failure says nothing.
 */
public final class ThreatSearch {

  private final Arena arena;
  private final int lineWords;
  private final long[][] states;
  private final int planesEnd;
  private final int[] moves;
  private final int[] threatLines;
  private int length;
  private int lastLine;
  private int otherLine;
  private int patience;

  public ThreatSearch(Arena arena) {
    this.arena = arena;
    lineWords = arena.lineWords;
    planesEnd = lineWords * (1 + arena.planes);
    states = new long[arena.cells / 2 + 2][];
    moves = new int[arena.cells + 3];
    threatLines = new int[arena.cells / 2 + 2];
  }

  /** Whether Maker wins from this position by threats, found within so many moves tried. */
  public boolean find(Position position, int without, int tries) {
    long[] state = state(0);
    System.arraycopy(position.live, 0, state, 0, lineWords);
    System.arraycopy(position.planes, 0, state, lineWords, planesEnd - lineWords);
    System.arraycopy(position.empty, 0, state, planesEnd, arena.cellWords);
    if (without >= 0) {
      block(state, without);
    }
    length = 0;
    patience = tries;
    return wins(0);
  }

  private long[] state(int depth) {
    if (states[depth] == null) {
      states[depth] = new long[planesEnd + arena.cellWords];
    }
    return states[depth];
  }

  private long withFree(long[] state, int l, int free) {
    long lines = state[l];
    for (int p = 1; p <= arena.planes; p++) {
      long plane = state[p * lineWords + l];
      lines &= (free >>> (p - 1) & 1) != 0 ? plane : ~plane;
    }
    return lines;
  }

  private boolean wins(int depth) {
    long[] state = states[depth];
    long twos = 0;
    for (int l = 0; l < lineWords; l++) {
      long one = withFree(state, l, 1);
      if (one != 0) {
        lastLine = (l << 6) + Long.numberOfTrailingZeros(one);
        otherLine = -1;
        moves[length++] = free(state, lastLine, 0);
        return true;
      }
      twos |= withFree(state, l, 2);
    }
    return twos != 0 && (forks(state) || threatens(depth));
  }

  /** Whether one move leaves two lines with one free cell each. */
  private boolean forks(long[] state) {
    for (int l = 0; l < lineWords; l++) {
      for (long rest = withFree(state, l, 2); rest != 0; rest &= rest - 1) {
        int line = (l << 6) + Long.numberOfTrailingZeros(rest);
        int a = free(state, line, 0);
        int b = free(state, line, a + 1);
        if (forks(state, line, a, b) || forks(state, line, b, a)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean forks(long[] state, int line, int move, int answer) {
    for (int l = 0; l < lineWords; l++) {
      long others = withFree(state, l, 2) & arena.through[move * lineWords + l];
      others &= ~arena.through[answer * lineWords + l];
      if (others != 0) {
        lastLine = line;
        otherLine = (l << 6) + Long.numberOfTrailingZeros(others);
        moves[length++] = move;
        return true;
      }
    }
    return false;
  }

  private boolean threatens(int depth) {
    long[] state = states[depth];
    for (int l = 0; l < lineWords; l++) {
      for (long rest = withFree(state, l, 2); rest != 0; rest &= rest - 1) {
        int line = (l << 6) + Long.numberOfTrailingZeros(rest);
        int a = free(state, line, 0);
        int b = free(state, line, a + 1);
        threatLines[depth] = line;
        if (threatens(depth, a, b) || threatens(depth, b, a)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean threatens(int depth, int move, int answer) {
    long[] state = states[depth];
    boolean gains = false;
    for (int l = 0; l < lineWords && !gains; l++) {
      long three = withFree(state, l, 3) & arena.through[move * lineWords + l];
      gains = (three & ~arena.through[answer * lineWords + l]) != 0;
    }
    if (!gains || --patience < 0) {
      return false;
    }
    long[] next = state(depth + 1);
    System.arraycopy(state, 0, next, 0, next.length);
    take(next, move);
    block(next, answer);
    moves[length++] = move;
    moves[length++] = answer;
    if (wins(depth + 1)) {
      return true;
    }
    length -= 2;
    return false;
  }

  private void take(long[] state, int cell) {
    state[planesEnd + (cell >>> 6)] &= ~(1L << cell);
    for (int l = 0; l < lineWords; l++) {
      long borrow = arena.through[cell * lineWords + l];
      for (int p = lineWords + l; borrow != 0 && p < planesEnd; p += lineWords) {
        state[p] ^= borrow;
        borrow &= state[p];
      }
    }
  }

  private void block(long[] state, int cell) {
    state[planesEnd + (cell >>> 6)] &= ~(1L << cell);
    for (int l = 0; l < lineWords; l++) {
      state[l] &= ~arena.through[cell * lineWords + l];
    }
  }

  /** The first free cell of a line from this number on, or -1. */
  private int free(long[] state, int line, int from) {
    for (int w = from >>> 6; w < arena.cellWords; w++) {
      long cells = arena.members[line * arena.cellWords + w] & state[planesEnd + w];
      if (w == from >>> 6) {
        cells &= -1L << from;
      }
      if (cells != 0) {
        return (w << 6) + Long.numberOfTrailingZeros(cells);
      }
    }
    return -1;
  }

  /** Maker's moves and Breaker's answers in turn; the last is Maker's. */
  public int[] moves() {
    return Arrays.copyOf(moves, length);
  }

  /**
   * The line that Maker's move number {@code i} leaves with one free cell, but for the last move.
   */
  public int threatLine(int i) {
    return threatLines[i];
  }

  /** The line that the last move completes or leaves with one free cell. */
  public int lastLine() {
    return lastLine;
  }

  /** The other line with one free cell, or -1 if the last move completes a line. */
  public int otherLine() {
    return otherLine;
  }

  /** The free cell of a line when the last move is played, or -1. */
  public int target(int line) {
    int cell = free(states[length / 2], line, 0);
    return cell == moves[length - 1] ? free(states[length / 2], line, cell + 1) : cell;
  }

  /** Adds the cells that the win needs. */
  public void addTo(long[] zone) {
    for (int i = 0; i < length; i++) {
      zone[moves[i] >>> 6] |= 1L << moves[i];
    }
    if (otherLine >= 0) {
      int one = target(lastLine);
      int two = target(otherLine);
      zone[one >>> 6] |= 1L << one;
      zone[two >>> 6] |= 1L << two;
    }
  }
}
