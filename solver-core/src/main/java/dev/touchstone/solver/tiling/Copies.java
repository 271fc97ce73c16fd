package dev.touchstone.solver.tiling;

import dev.touchstone.certificate.Tile;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Lattice;
import dev.touchstone.game.Motion;
import dev.touchstone.game.Rectangle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where the copies of the tiles of a tiling lie, and which lines they have in each run. The
 * verifier looks at all of it again.
 */
final class Copies {

  /** A cell of a copy, but for shifts by the lattice, with the lines of which it is the first. */
  private record Place(int x, int y, List<int[]> lines) {}

  private final Lattice lattice;
  private final @Nullable Place[] places;

  Copies(Tiling tiling) throws BadTilingException {
    lattice = tiling.lattice();
    places = new Place[(int) lattice.classes()];
    int number = 0;
    for (Tiling.PlacedTile placed : tiling.tiles()) {
      number++;
      for (Motion motion : placed.places()) {
        place(placed.tile(), motion, number);
      }
    }
  }

  private void place(Tile tile, Motion motion, int number) throws BadTilingException {
    Hypergraph game = tile.hypergraph();
    List<List<int[]>> lines = new ArrayList<>();
    for (int cell = 0; cell < tile.cellCount(); cell++) {
      lines.add(new ArrayList<>());
    }
    for (int line = 0; line < game.lineCount(); line++) {
      int[] cells = game.line(line).toArray();
      int[] coordinates = new int[2 * cells.length];
      for (int i = 0; i < cells.length; i++) {
        coordinates[2 * i] = x(tile, cells[i], motion);
        coordinates[2 * i + 1] = y(tile, cells[i], motion);
      }
      lines.get(cells[0]).add(coordinates);
    }
    for (int cell = 0; cell < tile.cellCount(); cell++) {
      int x = x(tile, cell, motion);
      int y = y(tile, cell, motion);
      int cls = lattice.classOf(x, y);
      if (places[cls] != null) {
        throw new BadTilingException(
            "the cell %d,%d of tile %d lies in two copies of tiles".formatted(x, y, number));
      }
      places[cls] = new Place(x, y, lines.get(cell));
    }
  }

  private static int x(Tile tile, int cell, Motion motion) {
    return (int) motion.x(tile.x(cell), tile.y(cell));
  }

  private static int y(Tile tile, int cell, Motion motion) {
    return (int) motion.y(tile.x(cell), tile.y(cell));
  }

  /** Every run of so many cells contains a line of a copy, or this throws. */
  void requireRuns(int length) throws BadTilingException {
    for (int[] direction : Rectangle.directions()) {
      for (int y = 0; y < lattice.height(); y++) {
        for (int x = 0; x < lattice.width(); x++) {
          if (!isCovered(x, y, direction, length)) {
            throw new BadTilingException(
                "the run of %d cells from %d,%d in direction %d,%d contains no line of a tile"
                    .formatted(length, x, y, direction[1], direction[0]));
          }
        }
      }
    }
  }

  private boolean isCovered(int fromX, int fromY, int[] direction, int length) {
    Set<Long> run = new HashSet<>(2 * length);
    for (int i = 0; i < length; i++) {
      run.add(key(fromX + i * direction[1], fromY + i * direction[0]));
    }
    for (int i = 0; i < length; i++) {
      int x = fromX + i * direction[1];
      int y = fromY + i * direction[0];
      Place place = places[lattice.classOf(x, y)];
      if (place != null && containsLine(run, place, x, y)) {
        return true;
      }
    }
    return false;
  }

  private static boolean containsLine(Set<Long> run, Place place, int x, int y) {
    for (int[] line : place.lines()) {
      if (isIn(run, line, x - place.x(), y - place.y())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isIn(Set<Long> run, int[] line, int across, int up) {
    for (int i = 0; i < line.length; i += 2) {
      if (!run.contains(key(line[i] + across, line[i + 1] + up))) {
        return false;
      }
    }
    return true;
  }

  private static long key(int x, int y) {
    return ((long) x << Integer.SIZE) ^ (y & 0xffff_ffffL);
  }
}
