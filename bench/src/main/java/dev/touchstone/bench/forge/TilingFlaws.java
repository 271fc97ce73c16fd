package dev.touchstone.bench.forge;

import java.util.List;

/** Mistakes that a checker of tilings might have (T22). */
final class TilingFlaws {

  static final List<Flaw> ALL =
      List.of(
          tiling("tiles may overlap", "places[cls] != null) {", "cls < 0) {"),
          tiling(
              "copies of one tile may overlap",
              "places[cls] != null) {",
              "places[cls] != null && places[cls].tile() != tile) {"),
          tiling(
              "runs along diagonals are not looked at",
              "int[] direction : Rectangle.directions()",
              "int[] direction : java.util.Arrays.copyOf(Rectangle.directions(), 2)"),
          tiling("one run of each direction is looked at", "x < lattice.width()", "x < 1"),
          tiling("a copy is not told from its translates", "x - place.x(), y - place.y()", "0, 0"),
          tiling("a run is shorter than what it is compared with", "i < run", "i <= run"),
          tiling(
              "a line of a tile need only be met",
              "cells.containsAll(tile.hypergraph().line(line))",
              "!cells.isEmpty()"),
          tiling(
              "the turn of a place is forgotten",
              "motion.x(tile.x(cell), tile.y(cell))",
              "(tile.x(cell) + motion.across())"),
          tiling(
              "the shift of a place is forgotten",
              "motion.y(tile.x(cell), tile.y(cell))",
              "(motion.y(tile.x(cell), tile.y(cell)) - motion.up())"),
          tiles("TILED: a tile need not be won", "Replay", "    proof.end();\n", ""),
          tiles(
              "TILED: a tile is won one stone a turn",
              "TileReader",
              "new Tile(xs, ys, lines, turn)",
              "new Tile(xs, ys, lines, 1)"),
          tiles(
              "END: a stone of O's in a tile",
              "Conclusion",
              "    checkZone(plane.stonesIn(statement.setup()), opponents);\n",
              ""),
          tiles(
              "END: who wins by lines wins by tiles",
              "Conclusion",
              "!statement.goal().keepsOff()",
              "statement.turn() < 0"),
          tiles(
              "END: an opening of one stone too many",
              "Conclusion",
              "OptionsRule.checkSize(statement.opening(), answer)",
              "OptionsRule.checkSize(statement.opening() + 1, answer)"),
          tiles(
              "END: an opening on a stone of O's",
              "Conclusion",
              "answer.intersects(opponents)",
              "answer.count() < 0"),
          tiles(
              "END: O may open with more than a turn",
              "Conclusion",
              "statement.opening() > statement.turn() && !statement.proverOpens()",
              "statement.opening() < 0"),
          tiles(
              "END: for one player of a draw alone",
              "Conclusion",
              "statement.provers()",
              "java.util.List.of(statement.prover())"));

  private TilingFlaws() {}

  private static Flaw tiling(String words, String from, String to) {
    return tiles("TILING: " + words, "TilingRule", from, to);
  }

  private static Flaw tiles(String words, String type, String from, String to) {
    return new Flaw(Realm.TILINGS, words, type, from, to);
  }
}
