package dev.touchstone.verifier;

import dev.touchstone.certificate.Tile;
import dev.touchstone.game.CellSet;

/**
 * That Breaker wins on a tile: what a tiling is made of (docs/theorems.md, T22).
 *
 * @param zone no cells: of the game around it the claim says nothing
 */
record Tiled(Tile tile, CellSet zone) implements OfThePlane {

  @Override
  public String line() {
    return "tile " + tile.cellCount() + " | " + tile.hypergraph().lineCount();
  }
}
