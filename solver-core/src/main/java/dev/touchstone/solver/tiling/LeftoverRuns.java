package dev.touchstone.solver.tiling;

import dev.touchstone.certificate.Tile;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Lattice;
import dev.touchstone.game.Motion;
import dev.touchstone.solver.tiling.Tiling.PlacedTile;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/**
 * Gives rows, columns and diagonals of a lattice p + 1 cells each, out of p + 2 that follow on one
 * another, which nothing else has: depth first, always where there are the fewest ways.
 */
final class LeftoverRuns {

  /**
   * A run.
   *
   * @param missing which of its p + 2 cells is left out; never the first
   */
  private record Run(Orbit orbit, int begin, int missing) {

    int cell(int i) {
      return orbit.classes()[(begin + i) % orbit.length()];
    }
  }

  /** Runs of one tile: those with the same cell left out that are all straight, or all slanting. */
  private record Shape(boolean slanting, int missing) {}

  private final Lattice lattice;
  private final int turn;
  private final BitSet taken;
  private final List<Run> laid = new ArrayList<>();
  private long tries;

  /**
   * Runs of a lattice.
   *
   * @param taken the classes that are not free; changed
   * @param tries how many runs are laid before it is given up
   */
  LeftoverRuns(Lattice lattice, int turn, BitSet taken, long tries) {
    this.lattice = lattice;
    this.turn = turn;
    this.taken = taken;
    this.tries = tries;
  }

  /** Whether each of these got a run. */
  boolean lay(List<Orbit> left) {
    if (left.isEmpty()) {
      return true;
    }
    if (left.size() * (turn + 1L) > lattice.classes() - taken.cardinality() || tries-- <= 0) {
      return false;
    }
    List<Run> fewest = List.of();
    for (Orbit orbit : left) {
      List<Run> ways = ways(orbit);
      if (ways.isEmpty()) {
        return false;
      }
      if (fewest.isEmpty() || ways.size() < fewest.size()) {
        fewest = ways;
      }
    }
    List<Orbit> others = new ArrayList<>(left);
    others.remove(fewest.get(0).orbit);
    for (Run run : fewest) {
      take(run, true);
      laid.add(run);
      if (lay(others)) {
        return true;
      }
      laid.remove(laid.size() - 1);
      take(run, false);
    }
    return false;
  }

  private List<Run> ways(Orbit orbit) {
    List<Run> ways = new ArrayList<>();
    for (int begin = 0; begin < orbit.length(); begin++) {
      for (int missing = turn + 1; missing > 0; missing--) {
        Run run = new Run(orbit, begin, missing);
        if (isFree(run)) {
          ways.add(run);
        }
      }
    }
    return ways;
  }

  private boolean isFree(Run run) {
    for (int i = 0; i <= turn + 1; i++) {
      if (i != run.missing && taken.get(run.cell(i))) {
        return false;
      }
    }
    return true;
  }

  private void take(Run run, boolean value) {
    for (int i = 0; i <= turn + 1; i++) {
      if (i != run.missing) {
        taken.set(run.cell(i), value);
      }
    }
  }

  /** A tile for each shape, with all its places. */
  List<PlacedTile> tiles() throws BadGameException {
    TreeMap<Shape, List<Motion>> places =
        new TreeMap<>(Comparator.comparing(Shape::slanting).thenComparing(Shape::missing));
    for (Run run : laid) {
      Orbit orbit = run.orbit;
      boolean slanting = orbit.across() != 0 && orbit.up() != 0;
      // A row becomes a column if x and y are exchanged; what rises falls if y is negated.
      int turned = orbit.across() == 0 ? 4 : orbit.up() < 0 ? 2 : 0;
      places
          .computeIfAbsent(new Shape(slanting, run.missing), shape -> new ArrayList<>())
          .add(new Motion(turned, run.cell(0) % lattice.width(), run.cell(0) / lattice.width()));
    }
    List<PlacedTile> tiles = new ArrayList<>();
    for (var entry : places.entrySet()) {
      tiles.add(new PlacedTile(tile(entry.getKey()), entry.getValue()));
    }
    return tiles;
  }

  private Tile tile(Shape shape) throws BadGameException {
    List<TileLines.Cell> line = new ArrayList<>();
    for (int i = 0; i <= turn + 1; i++) {
      if (i != shape.missing) {
        line.add(new TileLines.Cell(i, shape.slanting ? i : 0));
      }
    }
    TileLines lines = new TileLines();
    lines.add(line);
    return lines.tile(turn);
  }
}
