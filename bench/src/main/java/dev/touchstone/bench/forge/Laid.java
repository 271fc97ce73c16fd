package dev.touchstone.bench.forge;

import dev.touchstone.certificate.Tile;
import dev.touchstone.certificate.TileStep;
import dev.touchstone.game.Motion;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The copies of the tiles of a tiling, laid out one by one on a piece of the plane, as
 * docs/theorems.md (T22) says what they are. Nothing is used of classes.
 */
final class Laid {

  /** Copies that begin farther away do not reach the runs that are looked at. */
  private static final int REACH = 48;

  /** The runs begin in a rectangle that holds a cell of each class. */
  private static final int COLUMNS = 16;

  private static final int ROWS = 3;
  private static final int[][] STEPS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  /** A cell of the plane, and how many copies have it. */
  private final Map<Point, Integer> copies = new HashMap<>();

  /** The lines of copies, at one of their cells. */
  private final Map<Point, List<Set<Point>>> lines = new HashMap<>();

  Laid(List<Tile> tiles, TileStep.Tiling tiling) {
    int width = tiling.lattice().width();
    int skew = tiling.lattice().skew();
    int height = tiling.lattice().height();
    for (int tile = 0; tile < tiles.size(); tile++) {
      for (Motion place : tiling.places().get(tile)) {
        for (int j = -REACH / height; j <= REACH / height; j++) {
          int first = Math.floorDiv(-REACH - j * skew, width);
          int last = Math.floorDiv(REACH - j * skew, width);
          for (int i = first; i <= last; i++) {
            lay(tiles.get(tile), place, i * width + j * skew, j * height);
          }
        }
      }
    }
  }

  private void lay(Tile tile, Motion place, int across, int up) {
    List<Point> cells = new ArrayList<>();
    for (int cell = 0; cell < tile.cellCount(); cell++) {
      cells.add(image(place, tile.x(cell), tile.y(cell)).moved(across, up));
    }
    cells.forEach(at -> copies.merge(at, 1, Integer::sum));
    for (int line = 0; line < tile.hypergraph().lineCount(); line++) {
      Set<Point> points = new HashSet<>();
      tile.hypergraph().line(line).forEach(cell -> points.add(cells.get(cell)));
      lines.computeIfAbsent(points.iterator().next(), at -> new ArrayList<>()).add(points);
    }
  }

  /** As the page says what the turns are. */
  private static Point image(Motion motion, int x, int y) {
    boolean exchanged = (motion.turn() & 4) != 0;
    int across = exchanged ? y : x;
    int up = exchanged ? x : y;
    return new Point(
        (int) (((motion.turn() & 1) != 0 ? -across : across) + motion.across()),
        (int) (((motion.turn() & 2) != 0 ? -up : up) + motion.up()));
  }

  boolean isInCopy(Point point) {
    return copies.containsKey(point);
  }

  boolean overlap() {
    return copies.values().stream().anyMatch(count -> count > 1);
  }

  /** Whether each run of so many cells in the middle contains a line of a copy. */
  boolean coversRuns(int length) {
    for (int x = 0; x < COLUMNS; x++) {
      for (int y = 0; y < ROWS; y++) {
        for (int[] step : STEPS) {
          Set<Point> run = new HashSet<>(Part.run(new Point(x, y), step, length));
          boolean covered =
              run.stream()
                  .anyMatch(
                      at -> lines.getOrDefault(at, List.of()).stream().anyMatch(run::containsAll));
          if (!covered) {
            return false;
          }
        }
      }
    }
    return true;
  }
}
