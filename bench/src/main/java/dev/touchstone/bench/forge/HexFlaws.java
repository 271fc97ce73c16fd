package dev.touchstone.bench.forge;

import java.util.List;

/** Mistakes that a checker of the rules of Hex might have (T14 to T18). */
final class HexFlaws {

  static final List<Flaw> ALL =
      List.of(
          links("TOUCH: cells that are no neighbours", "!neighbours", "a == b"),
          links(
              "JOIN: over a common cell",
              "free.intersects(otherFree)",
              "free.intersection(otherFree).count() > 1"),
          links(
              "JOIN: ends that do not meet", "!second.hasEnd(meeting) || from == to", "from == to"),
          links(
              "JOIN: Links that end in themselves",
              "!second.hasEnd(meeting) || from == to",
              "from < 0"),
          links("JOIN: the zone of one alone", "free.union(otherFree)", "free"),
          links(
              "JOIN: what one needs alone", "first.needs().union(second.needs())", "first.needs()"),
          links(
              "JOIN: what is needed stays in the zone",
              "first.zone().minus(second.needs())",
              "first.zone()"),
          links("FILL: three cells", "filled.count() > 2", "filled.count() > 3"),
          links(
              "FILL: what is given",
              "filled.intersects(fill.given())",
              "filled.intersection(fill.given()).count() < 0"),
          links("FILL: an end", "|| contains(filled, link.to())", ""),
          links("FILL: a cell that is not dead", "!isDead(cell,", "cell < 0 && !isDead(cell,"),
          links(
              "FILL: one of two is dead",
              "int cell : filled.toArray()",
              "int cell : filled.count() > 1 ? new int[] {filled.first()} : filled.toArray()"),
          links(
              "FILL: each given the zone",
              "needs.union(filled.without(cell))",
              "needs.union(filled.without(cell)).union(zone)"),
          links(
              "FILL: cells of the zone do not count",
              "isOwn(place, own) || (isCell(place) && open.contains(place))",
              "isOwn(place, own)"),
          links(
              "FILL: what lies beyond the board is P's",
              "place != HexBoard.NOTHING && (!isCell(place) || own.contains(place))",
              "!isCell(place) || own.contains(place)"),
          links(
              "FILL: one way round may be left open",
              "if (!isOwn(places[i], own)) {",
              "if (i == v) {"),
          links(
              "FILL: what is given is not needed",
              "link.to(), needs, answered",
              "link.to(), needs.minus(fill.given()), answered"),
          links(
              "FILL: a captured pair is not in the zone",
              "filled.count() == 2 ? zone.union(filled) : zone",
              "zone"),
          links("IMAGE: neighbours are torn apart", "keepsNeighbours(ends)", "exchanged >= 0"),
          hex(
              "OPTIONS: of Links with other ends",
              "Link",
              " && link.from == from && link.to == to",
              " && link.from == from"),
          hex(
              "OPTIONS: what the first Link needs alone",
              "Link",
              "new Link(from, to, remaining, union)",
              "new Link(from, to, needs, union)"),
          hex(
              "IMAGE: ends stay where they are",
              "Link",
              "symmetry.image(from), symmetry.image(to)",
              "from, to"),
          hex(
              "END: a Link of one side",
              "LinkConclusion",
              "link.from() != game.cellCount()",
              "link.to() < game.cellCount()"),
          map(
              "a first move that is no answer",
              "!won.containsAll(listed)",
              "!won.containsAll(listed) && left.isEmpty()"),
          map(
              "a first move without answer",
              "!listed.contains(board.mirrored(cell))",
              "left.isEmpty()"),
          map(
              "each answer by itself",
              "touchedByAll.intersection(",
              "(left.size() == 1 ? touchedByAll : game.noCells()).intersection("),
          hex(
              "END: a stone may be missing",
              "LinkConclusion",
              "!missing.isEmpty()",
              "missing.count() > 1"),
          hex(
              "END: an opening of two stones",
              "OneSidedConclusion",
              "statement.opening(), answer",
              "statement.opening() + 1, answer"),
          hex(
              "END: the zone may be O's", "OneSidedConclusion",
              "    checkZone(claim.zone(), opponents);\n", ""));

  private HexFlaws() {}

  private static Flaw links(String words, String from, String to) {
    return hex(words, "LinkRules", from, to);
  }

  private static Flaw map(String words, String from, String to) {
    return new Flaw(Realm.MAPS, "Hex, map: " + words, "MapConclusion", from, to);
  }

  private static Flaw hex(String words, String type, String from, String to) {
    return new Flaw(Realm.HEX, "Hex, " + words, type, from, to);
  }
}
