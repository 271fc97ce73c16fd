package dev.touchstone.solver.tiling;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Lattice;
import dev.touchstone.game.Motion;
import dev.touchstone.solver.tiling.Tiling.PlacedTile;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Tilings by rooks: c rows and c diagonals of b = p + 2 cells each, which cross in a parallelogram
 * of c × c cells, 3 ≤ c ≤ b. Each of these is on two lines, as if a rook were there, and the others
 * on one. A rook keeps off 2c lines with 2bc − c² cells, while runs of p + 1 cells would need 2bc −
 * 2c. On the torus of n = k − p − 1 rows and columns four of them lie, one in each of the four ways
 * in which two of the directions make such a parallelogram, so that two lie along each direction;
 * each row, column and diagonal that none of them goes along gets p + 1 cells of its own ({@link
 * LeftoverRuns}).
 *
 * <p>There are finitely many places for the four, and all are looked through.
 */
final class RookTilings {

  /** Rows and diagonals, the other diagonals, columns and diagonals, the other diagonals. */
  private static final int[] TURNS = {0, 2, 4, 5};

  /** Runs are put down so often for four rooks at the most. */
  private static final long MOST_TRIES = 200;

  private static final int LEAST_CORE = 3;

  private static final int HALF_TURN = 3;

  private final int length;
  private final int turn;
  private final int core;
  private final Lattice torus;
  private final List<Orbit> orbits;
  private final BooleanSupplier goesOn;

  /** All places, for each of the four ways. */
  private final List<List<Rook>> rooks = new ArrayList<>();

  /** A rook on the torus, with its cells and the lines of the torus along which it goes. */
  private record Rook(Motion motion, BitSet cells, BitSet along) {}

  private RookTilings(int length, int turn, int core, BooleanSupplier goesOn) {
    this.length = length;
    this.turn = turn;
    this.core = core;
    this.goesOn = goesOn;
    int side = length - turn - 1;
    torus = new Lattice(side, 0, side);
    orbits = Orbit.all(torus);
    for (int turned : TURNS) {
      List<Rook> places = new ArrayList<>();
      for (int cell = 0; cell < side * side; cell++) {
        places.add(rook(new Motion(turned, cell % side, cell / side)));
        if (core < turn + 2) {
          places.add(rook(new Motion(turned ^ HALF_TURN, cell % side, cell / side)));
        }
      }
      rooks.add(places);
    }
  }

  /** A tiling for runs of k, with p stones a turn, if there is one; of the least c that will do. */
  static Optional<Tiling> find(int length, int turn, BooleanSupplier goesOn) {
    for (int core = LEAST_CORE; core <= turn + 2; core++) {
      if (hasCells(length - turn - 1L, turn, core)) {
        RookTilings tilings = new RookTilings(length, turn, core, goesOn);
        Optional<Tiling> found = tilings.search(List.of(tilings.rooks.get(0).get(0)));
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  /** Whether the torus has cells for four rooks and the runs, if no two of them share a line. */
  private static boolean hasCells(long side, int turn, int core) {
    long rook = 2L * (turn + 2) * core - (long) core * core;
    long runs = 4 * side - 8L * core;
    return runs >= 0 && 4 * rook + runs * (turn + 1) <= side * side;
  }

  /** The rook is c rows of b cells, each beginning one cell further right, and b − c of c cells. */
  private Rook rook(Motion motion) {
    int b = turn + 2;
    BitSet cells = new BitSet();
    for (int y = 0; y < b; y++) {
      for (int x = y; x < y + (y < core ? b : core); x++) {
        cells.set(at(motion, x, y));
      }
    }
    BitSet along = new BitSet();
    for (int number = 0; number < orbits.size(); number++) {
      BitSet common = new BitSet();
      for (int cell : orbits.get(number).classes()) {
        common.set(cell);
      }
      common.and(cells);
      if (goesAlong(orbits.get(number), motion) && common.cardinality() == b) {
        along.set(number);
      }
    }
    return new Rook(motion, cells, along);
  }

  /** Whether the lines of the rook, so turned, have this direction. */
  private static boolean goesAlong(Orbit orbit, Motion motion) {
    return isAlong(orbit, motion, 1, 0) || isAlong(orbit, motion, 1, 1);
  }

  private static boolean isAlong(Orbit orbit, Motion motion, int x, int y) {
    long across = motion.x(x, y) - motion.across();
    long up = motion.y(x, y) - motion.up();
    return across * orbit.up() == up * orbit.across();
  }

  private int at(Motion motion, int x, int y) {
    return torus.classOf((int) motion.x(x, y), (int) motion.y(x, y));
  }

  /** With rooks of the next turns beside those that lie. */
  private Optional<Tiling> search(List<Rook> lying) {
    if (!goesOn.getAsBoolean()) {
      return Optional.empty();
    }
    if (lying.size() == TURNS.length) {
      return withRuns(lying);
    }
    for (Rook rook : rooks.get(lying.size())) {
      if (lying.stream().noneMatch(other -> other.cells.intersects(rook.cells))) {
        List<Rook> more = new ArrayList<>(lying);
        more.add(rook);
        Optional<Tiling> found = search(more);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Tiling> withRuns(List<Rook> lying) {
    BitSet taken = new BitSet();
    BitSet along = new BitSet();
    for (Rook rook : lying) {
      taken.or(rook.cells);
      along.or(rook.along);
    }
    List<Orbit> left = new ArrayList<>();
    for (int number = 0; number < orbits.size(); number++) {
      if (!along.get(number)) {
        left.add(orbits.get(number));
      }
    }
    LeftoverRuns runs = new LeftoverRuns(torus, turn, taken, MOST_TRIES);
    return runs.lay(left) ? Optional.of(tiling(lying, runs)) : Optional.empty();
  }

  private Tiling tiling(List<Rook> lying, LeftoverRuns runs) {
    TileLines rook = new TileLines();
    for (int i = 0; i < core; i++) {
      rook.add(i, i, 1, 0, turn + 2);
      rook.add(i, 0, 1, 1, turn + 2);
    }
    List<PlacedTile> tiles = new ArrayList<>();
    try {
      tiles.add(new PlacedTile(rook.tile(turn), lying.stream().map(Rook::motion).toList()));
      tiles.addAll(runs.tiles());
      return new Tiling(length, turn, torus, tiles).checked();
    } catch (BadGameException | BadTilingException e) {
      throw new IllegalStateException("the rooks found are no tiling", e);
    }
  }
}
