package dev.touchstone.solver.tiling;

import dev.touchstone.certificate.Tile;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Lattice;
import dev.touchstone.game.Motion;
import java.util.List;

/**
 * A tiling of the plane by copies of tiles that are disjoint, of whose lines every run of k cells
 * contains one: what T22 asks for, but for the proofs that Breaker wins the tiles.
 *
 * @param length k; longer runs contain a line as well
 * @param turn p, of the tiles' games
 */
public record Tiling(int length, int turn, Lattice lattice, List<PlacedTile> tiles) {

  /** As many as TILING takes (docs/format.md, 2.6). */
  static final int MOST_CLASSES = 16_384;

  /** The most cells, and lines, of a tile: the solver has sets of them in a word. */
  static final int MOST_CELLS = 64;

  /**
   * A tile with its places.
   *
   * @param places where it lies, but for shifts by the lattice
   */
  public record PlacedTile(Tile tile, List<Motion> places) {
    /** Takes a list that nobody changes. */
    public PlacedTile {
      places = List.copyOf(places);
    }
  }

  /** Takes a list that nobody changes. */
  public Tiling {
    tiles = List.copyOf(tiles);
  }

  /**
   * The greatest potential of a tile: the sum of (p + 1)^(−|f| / p) over its lines f [Beck82]. Of
   * the tiles that are known to be won, none has more than 1.2.
   */
  public double potential() {
    double most = 0;
    for (PlacedTile placed : tiles) {
      Hypergraph game = placed.tile().hypergraph();
      double potential = 0;
      for (int line = 0; line < game.lineCount(); line++) {
        potential += StrictMath.pow(turn + 1.0, -(double) game.line(line).count() / turn);
      }
      most = Math.max(most, potential);
    }
    return most;
  }

  /**
   * Looks whether the copies are disjoint and every run contains a line of one.
   *
   * @return this tiling
   */
  public Tiling checked() throws BadTilingException {
    new Copies(this).requireRuns(length);
    return this;
  }
}
