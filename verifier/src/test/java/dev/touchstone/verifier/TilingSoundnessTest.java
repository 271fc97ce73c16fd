package dev.touchstone.verifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Looks;
import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Tile;
import dev.touchstone.certificate.TileStep;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Lattice;
import dev.touchstone.game.Motion;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * T22 against a large piece of the plane on which all copies are laid out one by one: whether two
 * share a cell, and whether each run in the middle contains a line of a copy.
 */
class TilingSoundnessTest {

  private static final int TRIES = 3_000;

  /** No tile is so large, so turned or so far away that a copy from farther reaches the middle. */
  private static final int COPIES = 14;

  private static final int MIDDLE = 7;

  private record Point(int x, int y) {}

  private record Tried(Lattice lattice, List<Tile> tiles, List<List<Motion>> places, int run) {}

  /** What the checker says is what is there. */
  @Test
  void tilingsAreWhatTheyLookLike() throws Exception {
    Random random = new Random(24);
    Map<Reason, Integer> rejected = new EnumMap<>(Reason.class);
    int accepted = 0;
    for (int i = 0; i < TRIES; i++) {
      Tried tried = random(random);
      Set<Set<Point>> lines = new HashSet<>();
      boolean overlap = overlap(tried, lines);
      Reason said = said(tried);
      if (said == null) {
        assertThat(overlap).as("%s", tried).isFalse();
        assertThat(allRunsCovered(tried.run(), lines)).as("%s", tried).isTrue();
        accepted++;
      } else {
        rejected.merge(said, 1, Integer::sum);
        if (said == Reason.TILES_OVERLAP) {
          assertThat(overlap).as("%s", tried).isTrue();
        } else {
          assertThat(said).isEqualTo(Reason.RUN_NOT_COVERED);
          assertThat(overlap).as("%s", tried).isFalse();
          assertThat(allRunsCovered(tried.run(), lines)).as("%s", tried).isFalse();
        }
      }
    }
    assertThat(accepted).isGreaterThan(TRIES / 100);
    assertThat(rejected.get(Reason.TILES_OVERLAP)).isGreaterThan(TRIES / 100);
    assertThat(rejected.get(Reason.RUN_NOT_COVERED)).isGreaterThan(TRIES / 100);
  }

  private static @Nullable Reason said(Tried tried) {
    CellSet none = CellSet.of(1);
    List<Claim> claims = new ArrayList<>();
    tried.tiles().forEach(tile -> claims.add(new Tiled(tile, none)));
    Looks looks = new Looks(tried.tiles().get(0).hypergraph(), 1);
    try {
      TileStep.Tiling step = new TileStep.Tiling(tried.lattice(), tried.places());
      TilingRule.check(tried.run(), claims, step, looks, none);
      return null;
    } catch (Fault fault) {
      return fault.reason();
    }
  }

  private static Tried random(Random random) throws BadGameException {
    int width = 1 + random.nextInt(4);
    int height = 1 + random.nextInt(4);
    Lattice lattice = new Lattice(width, random.nextInt(width), height);
    List<Tile> tiles = new ArrayList<>();
    List<List<Motion>> places = new ArrayList<>();
    int count = 1 + random.nextInt(2);
    for (int i = 0; i < count; i++) {
      tiles.add(tile(random, lattice, count));
      places.add(List.of(new Motion(random.nextInt(8), random.nextInt(5) - 2, random.nextInt(3))));
    }
    return new Tried(lattice, tiles, places, 1 + random.nextInt(7));
  }

  /** Cells mostly of different classes, and lines of one or two of them. */
  private static Tile tile(Random random, Lattice lattice, int tiles) throws BadGameException {
    Map<Integer, Point> cells = new HashMap<>();
    int wanted = 1 + random.nextInt((int) Math.max(1, lattice.classes() / tiles));
    for (int i = 0; i < 3 * wanted && cells.size() < wanted; i++) {
      Point cell = new Point(random.nextInt(5) - 2, random.nextInt(5) - 2);
      int key = random.nextInt(40) == 0 ? -i - 1 : lattice.classOf(cell.x(), cell.y());
      if (!cells.containsValue(cell)) {
        cells.putIfAbsent(key, cell);
      }
    }
    List<Point> points = new ArrayList<>(cells.values());
    List<int[]> lines = new ArrayList<>();
    for (int i = 0; i < points.size(); i++) {
      if (random.nextInt(8) > 0) {
        TreeSet<Integer> line = new TreeSet<>(Set.of(i));
        if (random.nextInt(3) == 0) {
          line.add(random.nextInt(points.size()));
        }
        lines.add(line.stream().mapToInt(cell -> cell).toArray());
      }
    }
    return new Tile(
        points.stream().mapToInt(Point::x).toArray(),
        points.stream().mapToInt(Point::y).toArray(),
        lines,
        1);
  }

  /** Lays out the copies and collects their lines; whether two copies have a cell in common. */
  private static boolean overlap(Tried tried, Set<Set<Point>> lines) {
    Set<Point> taken = new HashSet<>();
    boolean overlap = false;
    Lattice lattice = tried.lattice();
    for (int tile = 0; tile < tried.tiles().size(); tile++) {
      for (Motion place : tried.places().get(tile)) {
        for (int i = -COPIES; i <= COPIES; i++) {
          for (int j = -3 * COPIES; j <= 3 * COPIES; j++) {
            int x = j * lattice.width() + i * lattice.skew();
            int y = i * lattice.height();
            if (Math.abs(x) <= 2 * COPIES && Math.abs(y) <= 2 * COPIES) {
              overlap |= lay(tried.tiles().get(tile), place, x, y, taken, lines);
            }
          }
        }
      }
    }
    return overlap;
  }

  private static boolean lay(
      Tile tile, Motion place, int x, int y, Set<Point> taken, Set<Set<Point>> lines) {
    boolean overlap = false;
    List<Point> copy = new ArrayList<>();
    for (int cell = 0; cell < tile.cellCount(); cell++) {
      Point point =
          new Point(
              (int) place.x(tile.x(cell), tile.y(cell)) + x,
              (int) place.y(tile.x(cell), tile.y(cell)) + y);
      copy.add(point);
      overlap |= !taken.add(point);
    }
    for (int line = 0; line < tile.hypergraph().lineCount(); line++) {
      Set<Point> points = new HashSet<>();
      tile.hypergraph().line(line).forEach(cell -> points.add(copy.get(cell)));
      lines.add(points);
    }
    return overlap;
  }

  private static boolean allRunsCovered(int length, Set<Set<Point>> lines) {
    int[][] directions = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    for (int[] direction : directions) {
      for (int x = -MIDDLE; x < MIDDLE; x++) {
        for (int y = -MIDDLE; y < MIDDLE; y++) {
          Set<Point> run = new HashSet<>();
          for (int i = 0; i < length; i++) {
            run.add(new Point(x + i * direction[0], y + i * direction[1]));
          }
          if (!containsLine(run, lines)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /** Lines have one or two cells. */
  private static boolean containsLine(Set<Point> run, Set<Set<Point>> lines) {
    for (Point one : run) {
      for (Point other : run) {
        if (lines.contains(one.equals(other) ? Set.of(one) : Set.of(one, other))) {
          return true;
        }
      }
    }
    return false;
  }
}
