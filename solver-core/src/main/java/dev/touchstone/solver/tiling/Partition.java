package dev.touchstone.solver.tiling;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Lattice;
import dev.touchstone.game.Motion;
import dev.touchstone.solver.tiling.TileLines.Cell;
import dev.touchstone.solver.tiling.Tiling.PlacedTile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;

/**
 * Tilings of any shapes: the classes of a lattice are dealt out to tiles, each with the shift of
 * the copy in which its cell lies, and the lines that cost least are chosen ({@link LineChoice}).
 * From parallel strips on, cells go over to the copy of a neighbour, by simulated annealing; what
 * counts is the greatest potential of a tile. (Tilings of Zetters' and Chiang's kind come up by
 * themselves.)
 */
final class Partition {

  private static final int[][] NEIGHBOURS = {
    {1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}, {1, -1}, {-1, 1}
  };
  private static final double HOT = 0.15;
  private static final double COLD = 0.004;

  private final Lattice lattice;
  private final int length;
  private final int turn;
  private final List<Orbit> orbits;

  /** For each class the orbits it is in. */
  private final int[][] orbitsOf;

  private final LineChoice choice;

  /** For each class its tile, and the cell of the plane that the tile itself has of it. */
  private final int[] tiles;

  private final int[] xs;
  private final int[] ys;

  /** What the lines of each orbit cost each tile. */
  private final double[][] costs;

  Partition(Lattice lattice, int count, int length, int turn) {
    this.lattice = lattice;
    this.length = length;
    this.turn = turn;
    orbits = Orbit.all(lattice);
    choice = new LineChoice(length, turn);
    int classes = (int) lattice.classes();
    orbitsOf = new int[classes][];
    Arrays.fill(orbitsOf, new int[0]);
    for (int orbit = 0; orbit < orbits.size(); orbit++) {
      for (int cls : orbits.get(orbit).classes()) {
        orbitsOf[cls] = Arrays.copyOf(orbitsOf[cls], orbitsOf[cls].length + 1);
        orbitsOf[cls][orbitsOf[cls].length - 1] = orbit;
      }
    }
    tiles = new int[classes];
    xs = new int[classes];
    ys = new int[classes];
    for (int cls = 0; cls < classes; cls++) {
      xs[cls] = cls % lattice.width();
      ys[cls] = cls / lattice.width();
      tiles[cls] = ys[cls] * count / lattice.height();
    }
    costs = new double[orbits.size()][count];
    for (int orbit = 0; orbit < orbits.size(); orbit++) {
      costs[orbit] = costs(orbit, count);
    }
  }

  /** The greatest cost of a tile, and a little of all. */
  double cost() {
    double most = 0;
    double sum = 0;
    for (int tile = 0; tile < costs[0].length; tile++) {
      double cost = 0;
      for (double[] ofOrbit : costs) {
        cost += ofOrbit[tile];
      }
      most = Math.max(most, cost);
      sum += cost;
    }
    return most + 0.1 * sum / costs[0].length;
  }

  /** Anneals; less is done if {@code goesOn} says no. */
  void anneal(int steps, Random random, BooleanSupplier goesOn) {
    double now = cost();
    for (int step = 0; step < steps && goesOn.getAsBoolean(); step++) {
      double heat = HOT * StrictMath.pow(COLD / HOT, (double) step / steps);
      int cls = random.nextInt(tiles.length);
      int[] way = NEIGHBOURS[random.nextInt(NEIGHBOURS.length)];
      int x = xs[cls];
      int y = ys[cls];
      int tile = tiles[cls];
      if (!join(cls, way)) {
        continue;
      }
      double[][] before = new double[orbitsOf[cls].length][];
      for (int i = 0; i < before.length; i++) {
        before[i] = costs[orbitsOf[cls][i]];
        costs[orbitsOf[cls][i]] = costs(orbitsOf[cls][i], before[i].length);
      }
      double then = cost();
      if (then <= now || random.nextDouble() < StrictMath.exp((now - then) / heat)) {
        now = then;
        continue;
      }
      xs[cls] = x;
      ys[cls] = y;
      tiles[cls] = tile;
      for (int i = 0; i < before.length; i++) {
        costs[orbitsOf[cls][i]] = before[i];
      }
    }
  }

  /** Puts a cell into the copy of its neighbour that way; whether that is another one. */
  private boolean join(int cls, int[] way) {
    int x = cls % lattice.width();
    int y = cls / lattice.width();
    int next = lattice.classOf(x + way[0], y + way[1]);
    // The neighbour's tile has, of the cell's class, the one beside its own cell.
    int joinedX = xs[next] - way[0];
    int joinedY = ys[next] - way[1];
    boolean same = tiles[next] == tiles[cls] && joinedX == xs[cls] && joinedY == ys[cls];
    tiles[cls] = tiles[next];
    xs[cls] = joinedX;
    ys[cls] = joinedY;
    return !same;
  }

  private double[] costs(int number, int count) {
    Orbit orbit = orbits.get(number);
    choice.choose(same(orbit));
    double[] cost = new double[count];
    for (int i = 0; i < choice.begins().length; i++) {
      cost[tiles[orbit.classes()[choice.begins()[i]]]] += choice.cost(choice.sizes()[i]);
    }
    return cost;
  }

  /** For each cell of an orbit how many from it on, at most k, lie in one copy of a tile. */
  private int[] same(Orbit orbit) {
    int[] same = new int[orbit.length()];
    for (int i = 0; i < same.length; i++) {
      int cls = orbit.classes()[i];
      int cells = 1;
      while (cells < length) {
        int next = orbit.classes()[(i + cells) % same.length];
        if (tiles[next] != tiles[cls]
            || xs[next] != xs[cls] + cells * orbit.across()
            || ys[next] != ys[cls] + cells * orbit.up()) {
          break;
        }
        cells++;
      }
      same[i] = cells;
    }
    return same;
  }

  /** The tiling, if the lines are fit to be played for, and the tiles are not too large. */
  Optional<Tiling> tiling() {
    List<TileLines> lines = new ArrayList<>();
    for (int tile = 0; tile < costs[0].length; tile++) {
      lines.add(new TileLines());
    }
    for (Orbit orbit : orbits) {
      choice.choose(same(orbit));
      for (int i = 0; i < choice.begins().length; i++) {
        if (choice.sizes()[i] <= turn) {
          return Optional.empty();
        }
        int cls = orbit.classes()[choice.begins()[i]];
        List<Cell> line = new ArrayList<>();
        for (int cell = 0; cell < choice.sizes()[i]; cell++) {
          line.add(new Cell(xs[cls] + cell * orbit.across(), ys[cls] + cell * orbit.up()));
        }
        lines.get(tiles[cls]).add(line);
      }
    }
    try {
      List<PlacedTile> placed = new ArrayList<>();
      for (TileLines tile : lines) {
        if (!tile.isEmpty()) {
          placed.add(new PlacedTile(tile.tile(turn), List.of(new Motion(0, 0, 0))));
        }
      }
      boolean small =
          placed.stream()
              .allMatch(
                  tile ->
                      tile.tile().cellCount() <= Tiling.MOST_CELLS
                          && tile.tile().hypergraph().lineCount() <= Tiling.MOST_CELLS);
      return small
          ? Optional.of(new Tiling(length, turn, lattice, placed).checked())
          : Optional.empty();
    } catch (BadGameException | BadTilingException e) {
      throw new IllegalStateException("the lines chosen do not tile the plane", e);
    }
  }
}
