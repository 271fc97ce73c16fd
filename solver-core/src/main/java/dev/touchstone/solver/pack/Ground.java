package dev.touchstone.solver.pack;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import java.util.Arrays;

/**
 * What packings are laid on: the cells that are to be had and the needed lines. Lines are numbered
 * anew, without those that are not needed.
 */
final class Ground {

  private static final int[] NO_LINES = {};

  /** Whether a cell is free, and neither Maker's move nor the reply. */
  final boolean[] open;

  /** The needed lines without the reply. */
  int lines;

  private final Arena arena;
  private final boolean[] free;
  private final int[] needed;
  private final int[] number;
  private final int[][] cellsOf;
  private final int[][] linesAt;
  private final int[] length;
  private int neededCount;

  Ground(Arena arena) {
    this.arena = arena;
    open = new boolean[arena.cells];
    free = new boolean[arena.cells];
    needed = new int[arena.lines];
    number = new int[arena.lines];
    cellsOf = new int[arena.lines][];
    linesAt = new int[arena.cells][];
    length = new int[arena.cells];
  }

  int cells() {
    return open.length;
  }

  void begin(Position position) {
    neededCount = 0;
    for (int cell = 0; cell < free.length; cell++) {
      free[cell] = position.isFree(cell);
    }
    for (int line = 0; line < arena.lines; line++) {
      if (position.isNeeded(line)) {
        needed[neededCount++] = line;
      }
    }
  }

  /** After a move of Maker's and a reply, -1 for none. */
  void play(int move, int reply) {
    System.arraycopy(free, 0, open, 0, free.length);
    if (move >= 0) {
      open[move] = false;
    }
    if (reply >= 0) {
      open[reply] = false;
    }
    lines = 0;
    Arrays.fill(length, 0);
    for (int i = 0; i < neededCount; i++) {
      if (reply < 0 || !arena.goesThrough(needed[i], reply)) {
        number[lines] = needed[i];
        cellsOf[lines++] = openCells(needed[i]);
      }
    }
    index();
  }

  private int[] openCells(int line) {
    int[] cells = arena.game.line(line).toArray();
    int count = 0;
    for (int cell : cells) {
      if (open[cell]) {
        cells[count++] = cell;
      }
    }
    return Arrays.copyOf(cells, count);
  }

  private void index() {
    for (int line = 0; line < lines; line++) {
      for (int cell : cellsOf[line]) {
        length[cell]++;
      }
    }
    for (int cell = 0; cell < linesAt.length; cell++) {
      linesAt[cell] = length[cell] == 0 ? NO_LINES : new int[length[cell]];
      length[cell] = 0;
    }
    for (int line = 0; line < lines; line++) {
      for (int cell : cellsOf[line]) {
        linesAt[cell][length[cell]++] = line;
      }
    }
  }

  /** The open cells of a line. */
  int[] cellsOf(int line) {
    return cellsOf[line];
  }

  /** The lines through an open cell. */
  int[] linesAt(int cell) {
    return linesAt[cell];
  }

  /** The number of a line on the board. */
  int onBoard(int line) {
    return number[line];
  }
}
