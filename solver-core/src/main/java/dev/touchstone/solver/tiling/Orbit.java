package dev.touchstone.solver.tiling;

import dev.touchstone.game.Lattice;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The cells of a row, column or diagonal of the plane, one after the other, up to the first that
 * the lattice shifts the first one to: from there on all repeats.
 */
final class Orbit {

  private final int across;
  private final int up;
  private final int[] classes;

  private Orbit(int[] direction, int[] classes) {
    across = direction[0];
    up = direction[1];
    this.classes = classes;
  }

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
    int[] classes = new int[length];
    for (int i = 0; i < length; i++) {
      classes[i] = lattice.classOf(x + i * direction[0], y + i * direction[1]);
    }
    return new Orbit(direction, classes);
  }

  /** How far it is from each cell to the next, to the right and upwards. */
  int across() {
    return across;
  }

  int up() {
    return up;
  }

  /** The classes of the cells; nobody changes them. */
  int[] classes() {
    return classes;
  }

  int length() {
    return classes.length;
  }
}
