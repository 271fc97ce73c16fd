package dev.touchstone.solver.local;

import dev.touchstone.certificate.Tile;
import dev.touchstone.game.Lattice;
import dev.touchstone.game.Motion;
import java.util.List;

/**
 * A tiling of the plane: tiles, and where each of them lies.
 *
 * @param places for each tile, but for shifts by the lattice
 */
public record Tiling(Lattice lattice, List<Tile> tiles, List<List<Motion>> places) {}
