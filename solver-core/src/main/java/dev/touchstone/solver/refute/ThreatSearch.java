package dev.touchstone.solver.refute;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Sets;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a win of Maker's, to move, by threats alone: each move leaves a line with one free
 * cell, which Breaker must take, until a move leaves two such lines. Quiet moves are never tried,
 * so a win found here is certain and a failure says nothing. That a win in five in a row is mostly
 * one by threats, and is found by looking at nothing else, is Allis's threat-space search
 * [Allis96]; these are plain depth-first forms of it.
 *
 * <p>Contract: a win that is found has 0 ≤ exchanges ≤ tries; its moves, answers and last targets
 * are distinct free cells other than {@code without}; each of its lines is needed and avoids {@code
 * without} and Breaker's answers before it, and all its cells are Maker's by then but the answer
 * (or target). The same position has the same win each time.
 */
public abstract class ThreatSearch {

  private static final int SHORT = 4;

  final Arena arena;
  private @Nullable Position position;

  ThreatSearch(Arena arena) {
    this.arena = arena;
  }

  /**
   * The search that fits a board. Where all lines have five cells or more there are few threats,
   * and looking for all of them changes proofs without making them smaller.
   */
  public static ThreatSearch of(Arena arena) {
    return arena.cells <= Long.SIZE && hasShortLines(arena)
        ? new WordThreats(arena)
        : new LineThreats(arena);
  }

  private static boolean hasShortLines(Arena arena) {
    boolean any = false;
    for (int line = 0; line < arena.lines; line++) {
      any |= Long.bitCount(arena.members(line, 0)) <= SHORT;
    }
    return any;
  }

  /** Whether every win by threats is found if there are tries enough. */
  public abstract boolean findsAll();

  /** Starts with a position, which stays as it is while wins are looked for. */
  public final void begin(Position from) {
    position = from;
    load();
  }

  /**
   * A win of Maker's by threats, found within so many moves tried, Breaker having a stone on {@code
   * without} (-1 for none); null if none is found.
   */
  public final @Nullable Threats find(int without, int tries) {
    Threats win = search(without, tries);
    assert win == null || isWin(position(), without, tries, win) : "threats that win nothing";
    return win;
  }

  final Position position() {
    if (position == null) {
      throw new IllegalStateException("no position to look for threats in");
    }
    return position;
  }

  /** Takes over what is needed of the position. */
  abstract void load();

  abstract @Nullable Threats search(int without, int tries);

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
