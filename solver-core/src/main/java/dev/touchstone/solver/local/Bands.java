package dev.touchstone.solver.local;

import dev.touchstone.certificate.Tile;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Lattice;
import dev.touchstone.game.Motion;
import java.util.ArrayList;
import java.util.List;

/**
 * Tilings by bands of h rows: parallelograms w cells wide that lean to the right in one band and to
 * the left in the next, with the rows, the diagonals along which they lean, and columns. A run of
 * 3h − 1 cells that crosses rows contains the rows of two bands that follow on one another, one of
 * each sort; a run of 2w − 1 cells of a row contains a whole row of a tile. For w = 4, h = 3 it is
 * Zetters' tiling [Zetters80], for w = 6, h = 4 that of Chiang, Wu and Lin [CWL11].
 */
final class Bands {

  /** The turn that negates x. */
  private static final int MIRRORED = 1;

  private Bands() {}

  private static int rows(int stones) {
    return stones + 2;
  }

  /** The tiles of a band lie side by side, so far apart. */
  private static int width(int stones) {
    return 2 * (rows(stones) - 1);
  }

  static Lattice lattice(int stones) {
    return new Lattice(width(stones), 0, 2 * rows(stones));
  }

  /** In one band as it is, in the next as its mirror image. */
  static List<Motion> places(int stones) {
    return List.of(new Motion(0, 0, 0), new Motion(MIRRORED, width(stones) - 1, rows(stones)));
  }

  static Tile tile(int stones) throws BadGameException {
    return tile(rows(stones), width(stones), stones);
  }

  private static Tile tile(int rows, int width, int stones) throws BadGameException {
    int[] xs = new int[rows * width];
    int[] ys = new int[rows * width];
    for (int cell = 0; cell < xs.length; cell++) {
      ys[cell] = cell / width;
      xs[cell] = cell % width + ys[cell];
    }
    List<int[]> lines = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      int[] line = new int[width];
      for (int i = 0; i < width; i++) {
        line[i] = row * width + i;
      }
      lines.add(line);
    }
    for (int first = 0; first < width; first++) {
      int[] diagonal = new int[rows];
      for (int row = 0; row < rows; row++) {
        diagonal[row] = row * width + first;
      }
      lines.add(diagonal);
    }
    for (int column = rows - 1; column < width; column++) {
      int[] line = new int[rows];
      for (int row = 0; row < rows; row++) {
        line[row] = row * width + column - row;
      }
      lines.add(line);
    }
    return new Tile(xs, ys, lines, stones);
  }
}
