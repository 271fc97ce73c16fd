package dev.touchstone.strategy;

import dev.touchstone.certificate.Tile;
import dev.touchstone.certificate.TileStep;
import dev.touchstone.game.Lattice;
import dev.touchstone.game.Motion;
import dev.touchstone.strategy.HostCells.At;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Where the copies of tiles lie that tile the plane (docs/theorems.md, T22). */
public final class PlaneTiling {

  /** A tile, and the strategy by which Breaker wins on it. */
  record Won(Tile tile, ClaimStore claims, int claim) {}

  /** A copy of a tile, and one of its cells by the tile's number. */
  record Spot(Copy copy, int cell) {}

  /** A tile at a place, the cells of it by their number. */
  private record Placed(int tile, Motion motion) {}

  private final Lattice lattice;
  private final List<Won> tiles;
  private final List<Placed> places = new ArrayList<>();

  /** Of each class that lies in a copy the place and the cell of the tile; otherwise -1. */
  private final int[] placeOf;

  private final int[] cellOf;

  PlaneTiling(List<Won> tiles, TileStep.Tiling tiling) {
    this.tiles = List.copyOf(tiles);
    lattice = tiling.lattice();
    placeOf = new int[(int) lattice.classes()];
    cellOf = new int[placeOf.length];
    Arrays.fill(placeOf, -1);
    for (int tile = 0; tile < tiles.size(); tile++) {
      for (Motion motion : tiling.places().get(tile)) {
        places.add(new Placed(tile, motion));
        for (int cell = 0; cell < tiles.get(tile).tile().cellCount(); cell++) {
          At at = at(places.size() - 1, cell);
          placeOf[lattice.classOf(at.x(), at.y())] = places.size() - 1;
          cellOf[lattice.classOf(at.x(), at.y())] = cell;
        }
      }
    }
  }

  List<Won> tiles() {
    return tiles;
  }

  /** The lattice by which copies are shifted. */
  public Lattice lattice() {
    return lattice;
  }

  /** The cells and the lines of each tile, in words. */
  public List<String> inWords() {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < tiles.size(); i++) {
      int tile = i;
      words.add(
          "a tile of %d cells with %d lines, in %d of its turns and shifts"
              .formatted(
                  tiles.get(i).tile().cellCount(),
                  tiles.get(i).tile().hypergraph().lineCount(),
                  places.stream().filter(place -> place.tile() == tile).count()));
    }
    return words;
  }

  /** The tile that a copy is one of. */
  Won tile(Copy copy) {
    return tiles.get(places.get(copy.place()).tile());
  }

  /** The number of that tile. */
  int tileNumber(Copy copy) {
    return places.get(copy.place()).tile();
  }

  /** The copy in which a cell lies, if it lies in one. */
  Optional<Spot> spot(At at) {
    int cls = lattice.classOf(at.x(), at.y());
    if (placeOf[cls] < 0) {
      return Optional.empty();
    }
    At first = at(placeOf[cls], cellOf[cls]);
    Copy copy = new Copy(placeOf[cls], at.x() - first.x(), at.y() - first.y());
    return Optional.of(new Spot(copy, cellOf[cls]));
  }

  /** Where a cell of a tile lies in a copy. */
  At at(Copy copy, int cell) {
    At first = at(copy.place(), cell);
    return new At(first.x() + copy.across(), first.y() + copy.up());
  }

  private At at(int place, int cell) {
    Placed placed = places.get(place);
    Tile tile = tiles.get(placed.tile()).tile();
    return new At(
        (int) placed.motion().x(tile.x(cell), tile.y(cell)),
        (int) placed.motion().y(tile.x(cell), tile.y(cell)));
  }
}
