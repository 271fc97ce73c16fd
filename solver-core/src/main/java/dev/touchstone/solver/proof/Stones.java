package dev.touchstone.solver.proof;

import dev.touchstone.game.CellSet;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Sets;

/** Small sets of cells on the way of the {@link Walk}. */
final class Stones {

  private final Arena arena;

  Stones(Arena arena) {
    this.arena = arena;
  }

  long[] without(long[] cells, int cell) {
    long[] left = cells.clone();
    Sets.remove(left, cell);
    return left;
  }

  long[] with(long[] cells, int cell) {
    long[] more = cells.clone();
    Sets.add(more, cell);
    return more;
  }

  long[] image(int symmetry, long[] cells) {
    long[] image = arena.noCells();
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
