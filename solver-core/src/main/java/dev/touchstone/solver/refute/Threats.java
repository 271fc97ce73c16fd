package dev.touchstone.solver.refute;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Sets;
import java.util.Arrays;

/**
 * A win of Maker's by threats alone: exchanges, each a move that leaves a line with one free cell
 * and Breaker's answer there; then a last move that completes a line or leaves two lines with one
 * free cell each.
 */
public final class Threats {

  private final int[] moves;
  private final int[] lines;
  private final int lastLine;
  private final int otherLine;
  private final int lastTarget;
  private final int otherTarget;

  /**
   * The win in these moves.
   *
   * @param otherLine -1 if the last move completes a line
   */
  Threats(int[] moves, int[] lines, int lastLine, int otherLine, int lastTarget, int otherTarget) {
    this.moves = moves;
    this.lines = lines;
    this.lastLine = lastLine;
    this.otherLine = otherLine;
    this.lastTarget = lastTarget;
    this.otherTarget = otherTarget;
  }

  /**
   * This win without the exchanges whose stone of Maker's is on no line of it that comes later.
   * What is left is a win still: a line that a stone of Maker's leaves with one free cell has no
   * use for the stones left out, and is not blocked by what Breaker does not have.
   */
  Threats withoutIdle(Arena arena) {
    boolean[] used = new boolean[lines.length];
    int left = 0;
    for (int i = lines.length - 1; i >= 0; i--) {
      used[i] = isOn(arena, lastLine, move(i)) || isOn(arena, otherLine, move(i));
      for (int later = i + 1; later < lines.length && !used[i]; later++) {
        used[i] = used[later] && isOn(arena, lines[later], move(i));
      }
      left += used[i] ? 1 : 0;
    }
    if (left == lines.length) {
      return this;
    }
    int[] keptMoves = new int[2 * left + 1];
    int[] keptLines = new int[left];
    keptMoves[2 * left] = lastMove();
    for (int i = lines.length - 1; i >= 0; i--) {
      if (used[i]) {
        keptMoves[--left * 2] = move(i);
        keptMoves[left * 2 + 1] = answer(i);
        keptLines[left] = lines[i];
      }
    }
    return new Threats(keptMoves, keptLines, lastLine, otherLine, lastTarget, otherTarget);
  }

  private static boolean isOn(Arena arena, int line, int cell) {
    return line >= 0 && arena.goesThrough(line, cell);
  }

  /** The number of moves that Breaker has to answer before the last one. */
  public int exchanges() {
    return moves.length / 2;
  }

  /** Maker's move of an exchange. */
  public int move(int exchange) {
    return moves[2 * exchange];
  }

  /** Breaker's answer: the last free cell of the {@link #line}. */
  public int answer(int exchange) {
    return moves[2 * exchange + 1];
  }

  /** The line that Maker's move leaves with one free cell. */
  public int line(int exchange) {
    return lines[exchange];
  }

  public int lastMove() {
    return moves[moves.length - 1];
  }

  /** Whether the last move completes a line, rather than threaten two. */
  public boolean completes() {
    return otherLine < 0;
  }

  /** The line that the last move completes or leaves with one free cell. */
  public int lastLine() {
    return lastLine;
  }

  /** The other line that the last move leaves with one free cell. */
  public int otherLine() {
    return otherLine;
  }

  /** The cell that is then free on {@link #lastLine}. */
  public int lastTarget() {
    return lastTarget;
  }

  /** The cell that is then free on {@link #otherLine}. */
  public int otherTarget() {
    return otherTarget;
  }

  /** The cells that the win needs free, as a set. */
  public void copyCells(long[] to) {
    Arrays.fill(to, 0);
    for (int cell : moves) {
      Sets.add(to, cell);
    }
    if (!completes()) {
      Sets.add(to, lastTarget);
      Sets.add(to, otherTarget);
    }
  }
}
