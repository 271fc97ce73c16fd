package dev.touchstone.solver.search;

import dev.touchstone.game.CellSet;
import dev.touchstone.solver.board.Arena;

/** Small sets of cells on the way of the {@link Emitter}. */
final class Stones {

  private final Arena arena;

  Stones(Arena arena) {
    this.arena = arena;
  }

  long[] without(long[] cells, int cell) {
    long[] left = cells.clone();
    left[cell >>> 6] &= ~(1L << cell);
    return left;
  }

  long[] with(long[] cells, int cell) {
    long[] more = cells.clone();
    more[cell >>> 6] |= 1L << cell;
    return more;
  }

  /** Whether the cells all lie within the others. */
  boolean inside(long[] cells, long[] within) {
    for (int w = 0; w < cells.length; w++) {
      if ((cells[w] & ~within[w]) != 0) {
        return false;
      }
    }
    return true;
  }

  long[] image(int symmetry, long[] cells) {
    long[] image = new long[arena.cellWords];
    arena.symmetries.apply(symmetry, cells, image);
    return image;
  }

  /** The number of the image of a line. */
  int line(int symmetry, int line) {
    int[] cells = arena.game.line(line).toArray();
    for (int i = 0; i < cells.length; i++) {
      cells[i] = arena.symmetries.image(symmetry, cells[i]);
    }
    return arena.game.lineNumber(CellSet.of(arena.cells, cells));
  }
}
