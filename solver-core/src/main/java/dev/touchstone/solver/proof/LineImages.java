package dev.touchstone.solver.proof;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Sets;
import java.util.stream.IntStream;

/** Sets of lines: those of pairs, those that a reply leaves, and images of them. */
final class LineImages {

  private final Arena arena;
  private final Stones stones;

  /** For each symmetry the images of the lines; empty where nobody has asked. */
  private final int[][] images;

  LineImages(Arena arena) {
    this.arena = arena;
    stones = new Stones(arena);
    images = new int[arena.symmetries.count()][0];
  }

  /** The image of each line. Not to be changed. */
  int[] images(int symmetry) {
    if (images[symmetry].length < arena.lines) {
      images[symmetry] =
          IntStream.range(0, arena.lines).map(line -> stones.line(symmetry, line)).toArray();
    }
    return images[symmetry];
  }

  long[] none() {
    return new long[arena.lineWords];
  }

  long[] all() {
    long[] lines = none();
    for (int line = 0; line < arena.lines; line++) {
      Sets.add(lines, line);
    }
    return lines;
  }

  long[] image(int symmetry, long[] lines) {
    if (symmetry == 0) {
      return lines;
    }
    int[] to = images(symmetry);
    long[] image = none();
    for (int line = Sets.next(lines, 0); line >= 0; line = Sets.next(lines, line + 1)) {
      Sets.add(image, to[line]);
    }
    return image;
  }

  /** The lines that contain one of these pairs. */
  long[] ofPairs(int[] pairs) {
    long[] lines = none();
    for (int i = 0; i < pairs.length; i += 2) {
      for (int l = 0; l < lines.length; l++) {
        lines[l] |= arena.through(pairs[i], l) & arena.through(pairs[i + 1], l);
      }
    }
    return lines;
  }

  /** Without the lines through a cell, or all of them for no cell (-1). */
  long[] without(long[] lines, int cell) {
    long[] left = lines.clone();
    for (int l = 0; l < left.length && cell >= 0; l++) {
      left[l] &= ~arena.through(cell, l);
    }
    return left;
  }

  /** Leaves only what these lines have, too, or the cell lies on. */
  void keepOnly(long[] lines, long[] others, int cell) {
    for (int l = 0; l < lines.length; l++) {
      lines[l] &= others[l] | (cell < 0 ? 0 : arena.through(cell, l));
    }
  }
}
