package dev.touchstone.solver.refute;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.LineCounts;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Sets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a win of Maker's, to move, by threats alone: each move leaves a line with one free
 * cell, which Breaker must take, until a move leaves two such lines. Quiet moves are never tried,
 * so a win found here is certain and a failure says nothing. That a win in five in a row is mostly
 * one by threats, and is found by looking at nothing else, is Allis's threat-space search
 * [Allis96]; this is a plain depth-first form of it.
 *
 * <p>Contract: a win that is found has 0 ≤ exchanges ≤ tries; its moves, answers and last targets
 * are distinct free cells other than {@code without}; each of its lines is needed and avoids {@code
 * without} and Breaker's answers before it, and all its cells are Maker's by then but the answer
 * (or target).
 */
public final class ThreatSearch {

  private final Arena arena;
  private final LineCounts counts;
  private final int lineWords;
  private final long[][] states;
  private final int[] moves;
  private final int[] threatLines;
  private int length;
  private int lastLine;
  private int otherLine;
  private int patience;

  public ThreatSearch(Arena arena) {
    this.arena = arena;
    counts = new LineCounts(arena);
    lineWords = arena.lineWords;
    states = new long[arena.cells / 2 + 2][];
    moves = new int[arena.cells + 3];
    threatLines = new int[arena.cells / 2 + 2];
  }

  /**
   * A win of Maker's from this position by threats, found within so many moves tried, Breaker
   * having a stone on {@code without} (-1 for none); null if none is found.
   */
  public @Nullable Threats find(Position position, int without, int tries) {
    long[] state = state(0);
    position.copyCounts(state);
    if (without >= 0) {
      counts.block(state, without);
    }
    length = 0;
    patience = tries;
    if (!wins(0)) {
      return null;
    }
    Threats found = found();
    assert isWin(position, without, tries, found) : "threats that win nothing";
    return found;
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

  /** The contract, move by move. */
  private boolean isWin(Position position, int without, int tries, Threats win) {
    long[] free = arena.noCells();
    position.copyFree(free);
    if (without >= 0) {
      Sets.remove(free, without);
    }
    long[] gone = arena.noCells();
    boolean holds = win.exchanges() <= tries;
    for (int i = 0; i < win.exchanges(); i++) {
      holds &= takes(win.move(i), free) && takes(win.answer(i), free);
      holds &= leaves(position, win.line(i), win.answer(i), free, gone, without);
      Sets.add(gone, win.answer(i));
    }
    holds &= takes(win.lastMove(), free);
    if (win.completes()) {
      return holds && leaves(position, win.lastLine(), Sets.NONE, free, gone, without);
    }
    holds &= takes(win.lastTarget(), free) && takes(win.otherTarget(), free);
    return holds
        && leaves(position, win.lastLine(), win.lastTarget(), free, gone, without)
        && leaves(position, win.otherLine(), win.otherTarget(), free, gone, without);
  }

  private static boolean takes(int cell, long[] free) {
    boolean held = Sets.contains(free, cell);
    Sets.remove(free, cell);
    return held;
  }

  /** Whether the line is needed, is not blocked, and has no cell left but this one. */
  private boolean leaves(
      Position position, int line, int cell, long[] free, long[] gone, int without) {
    boolean holds = position.isNeeded(line) && (cell < 0 || arena.goesThrough(line, cell));
    for (int w = 0; w < arena.cellWords; w++) {
      holds &= (arena.members(line, w) & (free[w] | gone[w])) == 0;
    }
    return holds && (without < 0 || !arena.goesThrough(line, without));
  }
}
