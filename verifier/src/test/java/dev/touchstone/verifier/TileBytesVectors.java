package dev.touchstone.verifier;

import dev.touchstone.certificate.Reason;
import dev.touchstone.verifier.Vectors.Raw;

/** Bytes that are no tile, and no tiling. */
final class TileBytesVectors {

  private static final String STATEMENT = "board plane 9\nrules weak\nwinner breaker\n";

  /** Two cells, 0,0 and 1,0, and the line of both, won as a pair. */
  private static final String PAIR = "16 02 00 00 02 00 01 02 00 01 03 02 01 00 01 17 ";

  private TileBytesVectors() {}

  static void addTo(Vectors to) {
    tile(to, Reason.BAD_TILING, "tile-of-no-cells", "a tile without cells", "00 00");
    tile(
        to,
        Reason.BAD_TILING,
        "tile-far-to-the-right",
        "x = 32769",
        "02 00 00 82 80 04 00 01 02 00 01");
    tile(to, Reason.BAD_TILING, "tile-far-below", "y = -32769", "02 00 81 80 04 02 00 01 02 00 01");
    tile(to, Reason.BAD_TILING, "tile-empty-line", "a line of no cells", "02 00 00 02 00 01 00");
    tile(to, Reason.DUPLICATE_ENTRY, "tile-cell-twice", "0,0 twice", "02 00 00 00 00 00");
    tile(to, Reason.NOT_SORTED, "tile-cells-descend", "1,0 before 0,0", "02 02 00 00 00 00");
    tile(to, Reason.NOT_SORTED, "tile-rows-descend", "0,1 before 1,0", "02 00 02 02 00 00");
    tile(
        to,
        Reason.DUPLICATE_ENTRY,
        "tile-line-twice",
        "the same line twice",
        "02 00 00 02 00 02 01 00 01 00");
    tile(
        to,
        Reason.NOT_SORTED,
        "tile-lines-descend",
        "the line 1 before the line 0",
        "02 00 00 02 00 02 01 01 01 00");
    tile(
        to,
        Reason.NOT_SORTED,
        "tile-line-descends",
        "a line that lists 1 before 0",
        "02 00 00 02 00 01 02 01 00");
    tile(
        to,
        Reason.DUPLICATE_ENTRY,
        "tile-line-longer-than-the-tile",
        "three cells of two",
        "02 00 00 02 00 01 03");
    tile(
        to,
        Reason.CELL_OUT_OF_RANGE,
        "tile-line-leaves-the-tile",
        "cell 2 of two",
        "02 00 00 02 00 01 02 00 02");
    tiling(to, Reason.BAD_TILING, "tiling-width-0", "a lattice of rank one", "00 00 02");
    tiling(to, Reason.BAD_TILING, "tiling-height-0", "a lattice of rank one", "02 00 00");
    tiling(to, Reason.BAD_TILING, "tiling-skew", "a skew as large as the width", "02 02 02");
    tiling(to, Reason.BAD_TILING, "tiling-no-place", "a tile without a place", "02 00 01 01 00");
    tiling(to, Reason.BAD_TILING, "tiling-turn-8", "there is no turn 8", "02 00 01 01 01 08 00 00");
    tiling(
        to,
        Reason.TILES_OVERLAP,
        "tiling-too-many-tiles",
        "three tiles and two classes",
        "02 00 01 03");
    decline(to, "tile-16385-cells", "more cells than a game may have", "16 81 80 01");
    decline(to, "tile-131073-lines", "more lines", "16 01 00 00 81 80 08");
    decline(to, "tiles-together", "more cells in all", PAIR + "16 ff 7f");
    decline(to, "tiling-wide", "a width of 16385", PAIR + "18 81 80 01 00 01");
    decline(to, "tiling-high", "a height of 16385", PAIR + "18 01 00 81 80 01");
    decline(to, "tiling-classes", "129 by 128 classes", PAIR + "18 81 01 00 80 01");
  }

  private static void tile(Vectors to, Reason reason, String name, String comment, String bytes) {
    to.rejectRaw(reason, 1, name, comment, STATEMENT, new Raw(9, 1, 0, "16 " + bytes));
  }

  private static void tiling(Vectors to, Reason reason, String name, String comment, String bytes) {
    to.rejectRaw(reason, 4, name, comment, STATEMENT, new Raw(9, 1, 0, PAIR + "18 " + bytes));
  }

  private static void decline(Vectors to, String name, String comment, String bytes) {
    String statement = "touchstone statement 1\n" + STATEMENT;
    to.decline(Reason.TOO_LARGE, name, comment, statement, new Raw(9, 1, 0, bytes).of(statement));
  }
}
