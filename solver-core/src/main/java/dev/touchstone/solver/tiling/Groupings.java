package dev.touchstone.solver.tiling;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Lattice;
import dev.touchstone.game.Motion;
import dev.touchstone.solver.tiling.Tiling.PlacedTile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;

/**
 * Tilings by runs of p + 1 cells, each a tile with itself as its line: the periodic pairing of
 * Hales and Jewett [HJ63], for turns of any number of stones. Each row, column and diagonal of the
 * torus of n = k − p rows and columns has one of them, so that runs of n + p cells contain one.
 * Their places are found by tabu search: always the move of one run that leaves the fewest cells to
 * two of them.
 */
final class Groupings {

  /** Directions of runs: along rows, columns, diagonals, and the diagonals that fall. */
  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  private final int turn;
  private final int side;
  private final Random random;

  /** For each run where it begins on its row, column or diagonal. */
  private final int[] begins;

  /** For each row, column or diagonal its cells. */
  private final int[] cells;

  /** How many runs have a cell, and how often there is one more than a cell can have. */
  private final int[] taken;

  private int conflicts;

  /** For each run and place when it may be moved there again. */
  private final long[] barred;

  private Groupings(int length, int turn, long seed) {
    this.turn = turn;
    side = length - turn;
    random = new Random(seed);
    begins = new int[DIRECTIONS.length * side];
    taken = new int[side * side];
    cells = new int[begins.length * side];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = cellAt(i / side, i % side);
    }
    barred = new long[begins.length * side];
  }

  /**
   * A tiling for runs of k, with p stones a turn, if the plane has cells enough and it is found.
   */
  static Optional<Tiling> find(
      int length, int turn, long seed, long moves, BooleanSupplier goesOn) {
    if (length - turn < DIRECTIONS.length * (turn + 1)) {
      return Optional.empty();
    }
    Groupings groupings = new Groupings(length, turn, seed);
    return groupings.search(moves, goesOn)
        ? Optional.of(groupings.tiling(length))
        : Optional.empty();
  }

  private boolean search(long moves, BooleanSupplier goesOn) {
    for (int run = 0; run < begins.length; run++) {
      begins[run] = random.nextInt(side);
      put(run, 1);
    }
    int least = conflicts;
    for (long move = 1; conflicts > 0 && move <= moves; move++) {
      if ((move & 255) == 0 && !goesOn.getAsBoolean()) {
        return false;
      }
      move(move, least);
      least = Math.min(least, conflicts);
    }
    return conflicts == 0;
  }

  private boolean sharesCells(int run) {
    for (int i = 0; i <= turn; i++) {
      if (taken[cell(run, begins[run], i)] > 1) {
        return true;
      }
    }
    return false;
  }

  /** The cell of a run, if the run began there. */
  private int cell(int run, int begin, int i) {
    return cells[run * side + (begin + i) % side];
  }

  private int cellAt(int run, int place) {
    int[] direction = DIRECTIONS[run / side];
    int x = (direction[0] == 0 ? run % side : 0) + place * direction[0];
    int y = (direction[0] == 0 ? 0 : run % side) + place * direction[1];
    return Math.floorMod(y, side) * side + Math.floorMod(x, side);
  }

  private void put(int run, int times) {
    for (int i = 0; i <= turn; i++) {
      int cell = cell(run, begins[run], i);
      conflicts += times > 0 ? Math.min(taken[cell], 1) : -Math.min(taken[cell] - 1, 1);
      taken[cell] += times;
    }
  }

  /** How many cells of the run are other runs' as well, if it begins there and is not put down. */
  private int shared(int run, int begin) {
    int shared = 0;
    for (int i = 0; i <= turn; i++) {
      shared += Math.min(taken[cell(run, begin, i)], 1);
    }
    return shared;
  }

  /**
   * The best move of a run that shares cells; none back for a while, but for what was never
   * reached.
   */
  private void move(long now, int least) {
    int bestRun = -1;
    int bestBegin = 0;
    int bestChange = Integer.MAX_VALUE;
    int ties = 0;
    int before = conflicts;
    for (int run = 0; run < begins.length; run++) {
      if (!sharesCells(run)) {
        continue;
      }
      put(run, -1);
      for (int begin = 0; begin < side; begin++) {
        int change = conflicts + shared(run, begin) - before;
        boolean allowed =
            begin != begins[run] && (barred[run * side + begin] <= now || before + change < least);
        if (allowed && change < bestChange) {
          ties = 0;
        }
        if (allowed && change <= bestChange && random.nextInt(++ties) == 0) {
          bestChange = change;
          bestRun = run;
          bestBegin = begin;
        }
      }
      put(run, 1);
    }
    if (bestRun >= 0) {
      barred[bestRun * side + begins[bestRun]] = now + 10 + random.nextInt(10) + conflicts / 4;
      put(bestRun, -1);
      begins[bestRun] = bestBegin;
      put(bestRun, 1);
    }
  }

  /**
   * A straight run with its places as it is and upright, and a slanting one, rising and falling.
   */
  private Tiling tiling(int length) {
    TileLines straight = new TileLines();
    straight.add(0, 0, 1, 0, turn + 1);
    TileLines slanting = new TileLines();
    slanting.add(0, 0, 1, 1, turn + 1);
    try {
      Lattice lattice = new Lattice(side, 0, side);
      PlacedTile first = new PlacedTile(straight.tile(turn), places(0, 4));
      PlacedTile second = new PlacedTile(slanting.tile(turn), places(2, 2));
      return new Tiling(length, turn, lattice, List.of(first, second)).checked();
    } catch (BadGameException | BadTilingException e) {
      throw new IllegalStateException("the runs found are no tiling", e);
    }
  }

  /**
   * The places of the runs of a direction and of the next one.
   *
   * @param turned the turn that leads from the first direction to the second
   */
  private List<Motion> places(int direction, int turned) {
    List<Motion> places = new ArrayList<>();
    for (int run = direction * side; run < (direction + 2) * side; run++) {
      int cell = cell(run, begins[run], 0);
      places.add(new Motion(run / side == direction ? 0 : turned, cell % side, cell / side));
    }
    return places;
  }
}
