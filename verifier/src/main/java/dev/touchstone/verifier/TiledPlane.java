package dev.touchstone.verifier;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Lattice;
import dev.touchstone.game.Setup;
import dev.touchstone.game.Window;
import java.util.BitSet;

/**
 * That P, from the empty plane, keeps O from every run by playing in tiles (docs/theorems.md, T22).
 *
 * @param tiled the classes of the cells that lie in a tile
 * @param zone no cells: which may not be O's is said by classes
 */
record TiledPlane(Lattice lattice, BitSet tiled, CellSet zone) implements OfThePlane {

  /** The initial stones that lie in a tile. */
  CellSet stonesIn(Setup setup) {
    Window seen = ((InfiniteBoard) setup.board()).cells();
    CellSet cells = zone;
    for (int cell : setup.black().union(setup.white()).toArray()) {
      if (tiled.get(lattice.classOf(seen.x(cell), seen.y(cell)))) {
        cells = cells.with(cell);
      }
    }
    return cells;
  }

  @Override
  public String line() {
    return "plane %d %d %d | %d"
        .formatted(lattice.width(), lattice.skew(), lattice.height(), tiled.cardinality());
  }
}
