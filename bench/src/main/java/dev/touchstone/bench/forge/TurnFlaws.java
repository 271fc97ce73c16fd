package dev.touchstone.bench.forge;

import java.util.List;

/** Mistakes that the checker of ORDERED might have where turns are of several stones. */
final class TurnFlaws {

  static final List<Flaw> ALL =
      List.of(
          turns(
              "no stone is paid for",
              "TurnOrdering",
              "left - rooms.get(i).most(line, spare[line])",
              "left"),
          turns(
              "what counts is what others leave",
              "TurnOrdering",
              "(short) Math.min(most[line], Math.max(before, Tolerances.BLOCKED))",
              "(short) Math.max(before, Tolerances.BLOCKED)"),
          turns(
              "tolerances stop at 0",
              "TurnOrdering",
              "Math.max(before, Tolerances.BLOCKED)",
              "Math.max(before, 0)"),
          turns(
              "the answer is not touched",
              "TurnOrdering",
              "option.then().zone().union(option.cells()).minus(needs)",
              "option.then().zone().minus(needs)"),
          turns(
              "what the last option needs alone",
              "TurnOrdering",
              "needed = needed.union(option.then().needs().minus(option.cells()))",
              "needed = option.then().needs().minus(option.cells())"),
          turns(
              "guards of lines that do not fit",
              "TurnOrdering",
              "fits[line] &= left >= taken[line]",
              "fits[line] &= left >= -1"),
          turns(
              "only sets of one stone are looked through",
              "TurnOrdering",
              "if (size == turn) {",
              "if (size > 0) {"),
          turns(
              "sets on lines without room alone are looked through",
              "TurnOrdering",
              "int cell : option.closed().toArray()",
              "int cell : new int[0]"),
          turns(
              "the next option answers whatever is left",
              "TurnOrdering",
              "if (++at == rooms.size()) {",
              "if (++at == rooms.size() - 1) {\n        break;\n      }\n      if (at == rooms.size()) {"),
          turns(
              "one stone too many is let off",
              "RoomyOption",
              "left >= 0 && left < turn",
              "left >= 0 && left < turn - 1"),
          turns("a Win of a Hold", "TurnOrdering", "wins &= then.wins()", "wins |= then.wins()"),
          turns(
              "N+ is not needed",
              "TurnOrdering",
              "new Race(wins, needs, zone",
              "new Race(wins, needs.minus(own), zone"),
          turns(
              "the zone of the last option alone",
              "TurnOrdering",
              "zone = zone.union(touched.get(i))",
              "zone = touched.get(i)"),
          turns(
              "sets on limited lines are not looked through",
              "TurnOrdering",
              "if (more <= turn - size) {",
              "if (more < 0) {"),
          turns(
              "a stone more than there is room for",
              "RoomyOption",
              "onLine[line] > rooms[line]",
              "onLine[line] > rooms[line] + 1"),
          turns(
              "lines without room are open",
              "RoomyOption",
              "without = without.union(game.line(line));",
              ""),
          turns("quiet cells have no stones", "RoomyOption", "most[line] + spare", "most[line]"),
          turns(
              "only lines through the sets noted pay",
              "RoomyOption",
              "Math.max(anywhere, reach[line])",
              "reach[line]"),
          turns(
              "lines through the sets noted pay no more",
              "RoomyOption",
              "Math.max(anywhere, reach[line])",
              "anywhere"),
          turns(
              "every turn has room",
              "RoomyOption",
              "tight && !blocked.contains(line) ? left : turn",
              "tight && blocked.contains(line) ? left : turn"));

  private TurnFlaws() {}

  /** With turns of two stones. */
  private static Flaw turns(String words, String type, String from, String to) {
    return new Flaw(Realm.TURNS, "ORDERED, p = 2: " + words, type, from, to);
  }
}
