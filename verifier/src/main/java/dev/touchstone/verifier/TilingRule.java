package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Looks;
import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Tile;
import dev.touchstone.certificate.TileStep;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Lattice;
import dev.touchstone.game.LineSet;
import dev.touchstone.game.Motion;
import dev.touchstone.game.Rectangle;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Theorem T22, TILING. Checked: that all claims are of tiles; that no cell of the plane lies in two
 * copies of tiles; and that each run of k cells contains a line of a copy. A run and its shifts by
 * the lattice contain the same, so that one run for each class and direction is looked at.
 */
final class TilingRule {

  /** The most looks of one step (docs/format.md, 4.1). */
  private static final long WORK = 1L << 28;

  /** A copy of a tile, but for shifts by the lattice, and a cell of it. */
  private record Place(int number, Tile tile, int cell, int x, int y) {}

  /** A copy of a tile: which one, and by how much the lattice has shifted it. */
  private record Copy(Tile tile, int number, int x, int y) {}

  private final Lattice lattice;
  private final int run;
  private final Place[] places;

  private TilingRule(Lattice lattice, int run) {
    this.lattice = lattice;
    this.run = run;
    places = new Place[(int) lattice.classes()];
  }

  static Claim check(
      int run, List<Claim> claims, TileStep.Tiling tiling, Looks looks, CellSet noCells)
      throws Fault {
    List<Tile> tiles = new ArrayList<>(claims.size());
    long mostLines = 0;
    for (Claim claim : claims) {
      if (!(claim instanceof Tiled tiled)) {
        throw new Fault(Reason.WRONG_OPERAND, "TILING is of tiles only");
      }
      tiles.add(tiled.tile());
      long words = tiled.tile().hypergraph().noCells().wordCount();
      mostLines = Math.max(mostLines, words * tiled.tile().hypergraph().lineCount());
    }
    if (looks.tiling(tiling.lattice().classes(), run, mostLines) > WORK) {
      throw new Fault(Reason.TOO_MUCH_WORK, "a tiling of too many classes and lines of tiles");
    }
    TilingRule rule = new TilingRule(tiling.lattice(), run);
    int number = 0;
    for (int i = 0; i < tiles.size(); i++) {
      for (Motion motion : tiling.places().get(i)) {
        rule.place(number++, tiles.get(i), motion);
      }
    }
    rule.checkRuns();
    BitSet tiled = new BitSet(rule.places.length);
    for (int cls = 0; cls < rule.places.length; cls++) {
      tiled.set(cls, rule.places[cls] != null);
    }
    return new TiledPlane(rule.lattice, tiled, noCells);
  }

  private void place(int number, Tile tile, Motion motion) throws Fault {
    for (int cell = 0; cell < tile.cellCount(); cell++) {
      int x = (int) motion.x(tile.x(cell), tile.y(cell));
      int y = (int) motion.y(tile.x(cell), tile.y(cell));
      int cls = lattice.classOf(x, y);
      if (places[cls] != null) {
        throw new Fault(
            Reason.TILES_OVERLAP, "the cell %d,%d lies in two copies of tiles".formatted(x, y));
      }
      places[cls] = new Place(number, tile, cell, x, y);
    }
  }

  private void checkRuns() throws Fault {
    for (int[] direction : Rectangle.directions()) {
      for (int y = 0; y < lattice.height(); y++) {
        for (int x = 0; x < lattice.width(); x++) {
          checkRun(x, y, direction);
        }
      }
    }
  }

  private void checkRun(int fromX, int fromY, int[] direction) throws Fault {
    Map<Copy, CellSet> met = new LinkedHashMap<>();
    for (int i = 0; i < run; i++) {
      int x = fromX + i * direction[1];
      int y = fromY + i * direction[0];
      Place place = places[lattice.classOf(x, y)];
      if (place != null) {
        Copy copy = new Copy(place.tile(), place.number(), x - place.x(), y - place.y());
        CellSet cell = place.tile().hypergraph().single(place.cell());
        met.merge(copy, cell, CellSet::union);
      }
    }
    for (Map.Entry<Copy, CellSet> part : met.entrySet()) {
      if (containsLine(part.getKey().tile(), part.getValue())) {
        return;
      }
    }
    throw new Fault(
        Reason.RUN_NOT_COVERED,
        "the run of %d cells from %d,%d in direction %d,%d contains no line of a tile"
            .formatted(run, fromX, fromY, direction[1], direction[0]));
  }

  private static boolean containsLine(Tile tile, CellSet cells) {
    LineSet met = tile.hypergraph().linesMeeting(cells);
    for (int line : met.toArray()) {
      if (cells.containsAll(tile.hypergraph().line(line))) {
        return true;
      }
    }
    return false;
  }
}
