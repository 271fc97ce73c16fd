package dev.touchstone.solver.refute;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.LineCounts;
import dev.touchstone.solver.board.Sets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * {@link ThreatSearch} on a board of any size, by the counts of its lines. It tries threats only
 * that leave another line with two free cells, and so does not find every win.
 */
final class LineThreats extends ThreatSearch {

  private final LineCounts counts;
  private final int lineWords;
  private final long[] start;
  private final long[][] states;
  private final int[] moves;
  private final int[] threatLines;
  private int length;
  private int lastLine;
  private int otherLine;
  private int patience;

  LineThreats(Arena arena) {
    super(arena);
    counts = new LineCounts(arena);
    lineWords = arena.lineWords;
    start = new long[counts.size()];
    states = new long[arena.cells / 2 + 2][];
    moves = new int[arena.cells + 3];
    threatLines = new int[arena.cells / 2 + 2];
  }

  @Override
  public boolean findsAll() {
    return false;
  }

  @Override
  void load() {
    position().copyCounts(start);
  }

  @Override
  @Nullable Threats search(int without, int tries) {
    long[] state = state(0);
    System.arraycopy(start, 0, state, 0, state.length);
    if (without >= 0) {
      counts.block(state, without);
    }
    length = 0;
    patience = tries;
    return wins(0) ? found() : null;
  }

  private long[] state(int depth) {
    if (states[depth] == null) {
      states[depth] = new long[counts.size()];
    }
    return states[depth];
  }

  private boolean wins(int depth) {
    long[] state = states[depth];
    long twos = 0;
    for (int l = 0; l < lineWords; l++) {
      long one = counts.withFree(state, l, 1);
      if (one != 0) {
        lastLine = (l << 6) + Long.numberOfTrailingZeros(one);
        otherLine = Sets.NONE;
        moves[length++] = counts.freeCell(state, lastLine, 0);
        return true;
      }
      twos |= counts.withFree(state, l, 2);
    }
    return twos != 0 && (forks(state) || threatens(depth));
  }

  /** Whether one move leaves two lines with one free cell each. */
  private boolean forks(long[] state) {
    for (int l = 0; l < lineWords; l++) {
      for (long rest = counts.withFree(state, l, 2); rest != 0; rest &= rest - 1) {
        int line = (l << 6) + Long.numberOfTrailingZeros(rest);
        int a = counts.freeCell(state, line, 0);
        int b = counts.freeCell(state, line, a + 1);
        if (forks(state, line, a, b) || forks(state, line, b, a)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean forks(long[] state, int line, int move, int answer) {
    for (int l = 0; l < lineWords; l++) {
      long others = counts.withFree(state, l, 2) & arena.through(move, l);
      others &= ~arena.through(answer, l);
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
      for (long rest = counts.withFree(state, l, 2); rest != 0; rest &= rest - 1) {
        int line = (l << 6) + Long.numberOfTrailingZeros(rest);
        int a = counts.freeCell(state, line, 0);
        int b = counts.freeCell(state, line, a + 1);
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
      long three = counts.withFree(state, l, 3) & arena.through(move, l);
      gains = (three & ~arena.through(answer, l)) != 0;
    }
    if (!gains || --patience < 0) {
      return false;
    }
    long[] next = state(depth + 1);
    System.arraycopy(state, 0, next, 0, next.length);
    counts.take(next, move);
    counts.block(next, answer);
    moves[length++] = move;
    moves[length++] = answer;
    if (wins(depth + 1)) {
      return true;
    }
    length -= 2;
    return false;
  }

  private Threats found() {
    boolean forks = otherLine >= 0;
    return new Threats(
        Arrays.copyOf(moves, length),
        Arrays.copyOf(threatLines, length / 2),
        lastLine,
        otherLine,
        forks ? target(lastLine) : Sets.NONE,
        forks ? target(otherLine) : Sets.NONE);
  }

  /** The free cell of a line when the last move is played. */
  private int target(int line) {
    long[] state = states[length / 2];
    int cell = counts.freeCell(state, line, 0);
    return cell == moves[length - 1] ? counts.freeCell(state, line, cell + 1) : cell;
  }
}
