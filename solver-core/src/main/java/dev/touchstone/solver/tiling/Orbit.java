package dev.touchstone.solver.tiling;

import dev.touchstone.game.Lattice;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The cells of a row, column or diagonal of the plane, one after the other, up to the first that
 * the lattice shifts the first one to: from there on all repeats.
 *
 * @param across the step from each cell to the next
 * @param xs of the cells, as they lie on the plane
 */
record Orbit(int across, int up, int[] xs, int[] ys, int[] classes) {

  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  /** All of a lattice: each class is in one of each direction. */
  static List<Orbit> all(Lattice lattice) {
    List<Orbit> all = new ArrayList<>();
    for (int[] direction : DIRECTIONS) {
      BitSet seen = new BitSet();
      for (int cls = 0; cls < lattice.classes(); cls++) {
        if (!seen.get(cls)) {
          Orbit orbit = from(cls, direction, lattice);
          for (int met : orbit.classes) {
            seen.set(met);
          }
          all.add(orbit);
        }
      }
    }
    return all;
  }

  private static Orbit from(int cls, int[] direction, Lattice lattice) {
    int x = cls % lattice.width();
    int y = cls / lattice.width();
    int length = 1;
    while (lattice.classOf(x + length * direction[0], y + length * direction[1]) != cls) {
      length++;
    }
    int[] xs = new int[length];
    int[] ys = new int[length];
    int[] classes = new int[length];
    for (int i = 0; i < length; i++) {
      xs[i] = x + i * direction[0];
      ys[i] = y + i * direction[1];
      classes[i] = lattice.classOf(xs[i], ys[i]);
    }
    return new Orbit(direction[0], direction[1], xs, ys, classes);
  }

  int length() {
    return classes.length;
  }
}
