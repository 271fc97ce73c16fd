package dev.touchstone.verifier;

import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.Tile;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import java.util.Optional;

/**
 * That Breaker wins on a tile: what a tiling is made of (docs/theorems.md, T22).
 *
 * @param zone no cells: of the game around it the claim says nothing
 */
record Tiled(Tile tile, CellSet zone) implements Claim {

  @Override
  public CellSet needs(Hypergraph game) {
    return zone;
  }

  @Override
  public Tiled image(Symmetry symmetry) {
    return this;
  }

  @Override
  public Optional<Race> race(Hypergraph game) {
    return Optional.empty();
  }

  @Override
  public String line() {
    return "tile " + tile.cellCount() + " | " + tile.hypergraph().lineCount();
  }
}
