package dev.touchstone.solver.tiling;

import dev.touchstone.certificate.Tile;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Motion;
import dev.touchstone.solver.tiling.Tiling.PlacedTile;

/** A tiling as a file has it (docs/games.md, "A file of a tiling"). */
public final class TilingText {

  /** The most bytes of such a file. */
  public static final int MAX_BYTES = 1 << 20;

  static final String HEADER = "touchstone tiling 1";

  private TilingText() {}

  /** The tiling of such a text; it tiles the plane as it says. */
  public static Tiling parse(String text) throws BadTilingException {
    return new TilingReader().read(text).checked();
  }

  /** The text. */
  public static String of(Tiling tiling) {
    StringBuilder text = new StringBuilder(HEADER).append('\n');
    text.append("runs ").append(tiling.length()).append('\n');
    text.append("turn ").append(tiling.turn()).append('\n');
    text.append(
        "lattice %d,0 %d,%d\n"
            .formatted(
                tiling.lattice().width(), tiling.lattice().skew(), tiling.lattice().height()));
    for (PlacedTile placed : tiling.tiles()) {
      text.append("tile\n");
      for (Motion place : placed.places()) {
        text.append("place %d %d,%d\n".formatted(place.turn(), place.across(), place.up()));
      }
      Tile tile = placed.tile();
      for (int line = 0; line < tile.hypergraph().lineCount(); line++) {
        text.append("line");
        CellSet cells = tile.hypergraph().line(line);
        for (int cell : cells.toArray()) {
          text.append(" %d,%d".formatted(tile.x(cell), tile.y(cell)));
        }
        text.append('\n');
      }
    }
    return text.toString();
  }
}
