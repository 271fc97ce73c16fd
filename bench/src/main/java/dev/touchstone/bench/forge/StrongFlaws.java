package dev.touchstone.bench.forge;

import java.util.List;

/** Mistakes that a checker of the rules for strong games might have. */
final class StrongFlaws {

  private static final String PAID =
      "before.subtract(none.below(then, answered.intersection(counting)));";

  static final List<Flaw> ALL =
      List.of(
          ordering("no stone is paid for", PAID, ""),
          ordering(
              "later options pay nothing",
              "i == 0 ? game.allLines() : game.linesMeeting(answered)",
              "i == 0 ? game.allLines() : game.noLines()"),
          ordering(
              "tolerances stop at 0",
              PAID,
              "LineSet paying = none.below(then, answered.intersection(counting));\n"
                  + "before.subtract(paying);\n"
                  + "before.add(before.same(none, paying));"),
          ordering(
              "the last option alone counts",
              "most.lower(before, counting)",
              "most.raise(counting);\n    most.lower(before, counting)"),
          ordering(
              "one stone too many is let off",
              "guarded(option, touches).intersection(counting).toArray())\n"
                  + "            .filter(line -> then.of(line) >",
              "counting.toArray())\n            .filter(line -> 1 + then.of(line) >"),
          ordering(
              "lines that meet Z_i count as blocked",
              "game.linesMeeting(option.cells())));\n    int",
              "game.linesMeeting(option.cells().union(option.then().zone()))));\n    int"),
          ordering(
              "the answer is not touched",
              "zone().union(option.cells()).union(guards)",
              "zone().union(guards)"),
          ordering(
              "guards are not in Z",
              "zone = zone.union(touches)",
              "zone = zone.union(options.get(i).then().zone().union(options.get(i).cells()).minus(needs))"),
          ordering(
              "the zone of the last option alone", "zone = zone.union(touches)", "zone = touches"),
          ordering(
              "what the last option needs alone",
              "needs = needs.union(option.then().needs().minus(option.cells()))",
              "needs = option.then().needs().minus(option.cells())"),
          ordering(
              "N+ is taken off and not needed",
              "zone().union(option.cells()).union(guards)",
              "zone().union(option.cells()).union(guards).minus(own)"),
          ordering("one move may be left", "!left.isEmpty()", "left.count() > 1"),
          ordering("a Win of a Hold", "wins &= options", "wins |= options"),
          new Flaw(
              "ORDERED: answers of two stones",
              "RaceRules",
              "checkSize(statement.turn(),",
              "checkSize(statement.turn() + 1,"),
          new Flaw(
              "ORDERED: normal form lets off one more",
              "Tolerances",
              "game.countsOutside(zone).below(numbers, game.allLines())",
              "game.countsOutside(zone).below(numbers, game.allLines())"
                  + ".union(game.countsOutside(zone).same(numbers, game.allLines()))"),
          new Flaw(
              "ORDERED: normal form: lines that meet Z",
              "Tolerances",
              "game.linesMeeting(needs)",
              "game.linesMeeting(zone)"),
          new Flaw(
              "DONE: of anybody's line",
              "RaceRules",
              "!game.linesOf(statement.prover()).contains(line)",
              "line < 0"),
          new Flaw(
              "lines of P's opponent are no matter",
              "RaceRules",
              "game.linesOf(prover.opponent())",
              "game.linesOf(prover)"),
          new Flaw(
              "IMAGE: whose a line is does not matter",
              "Symmetry",
              "game.linesOf(player).contains(line) != game.linesOf(player).contains(lines[line])",
              "line < 0"),
          new Flaw(
              "DONE: one stone too many",
              "Tolerances",
              "numbers.raise(game.linesMeeting(game.line(own)))",
              "numbers.add(game.allLines());\n    numbers.raise(game.linesMeeting(game.line(own)))"),
          new Flaw(
              "Hold of a Block: of all lines",
              "Tolerances",
              "numbers.raise(lines)",
              "numbers.raise(game.allLines())"),
          new Flaw(
              "IMAGE: tolerances stay where they are",
              "Symmetry",
              "tolerances.image(lines, far)",
              "tolerances"),
          new Flaw(
              "ORDERED: of Complete claims",
              "Complete",
              "Optional.empty()",
              "Optional.of(new Race(true, needs, zone, dev.touchstone.certificate.Tolerances.ofBlock("
                  + "game, game.allLines())))"),
          likeBlocks("BOTH: of Holds that look alike", "BothRule", "part"),
          likeBlocks("SWAP: of Holds that look alike", "SwapRule", "claim"));

  private StrongFlaws() {}

  private static Flaw ordering(String words, String from, String to) {
    return new Flaw("ORDERED: " + words, "Ordering", from, to);
  }

  /** A Hold ⟨∅, Z, t⟩ taken for a Block claim of the lines of tolerance ∞. */
  private static Flaw likeBlocks(String words, String type, String claim) {
    return new Flaw(
        words,
        type,
        "if (!(" + claim + " instanceof Block block)) {",
        "Block block = "
            + claim
            + " instanceof Block is ? is : "
            + claim
            + ".race(game).filter(hold -> hold.needs().isEmpty()).map(hold -> new Block(hold.zone(),"
            + " dev.touchstone.game.LineSet.of(game.lineCount(),"
            + " java.util.stream.IntStream.range(0, game.lineCount())"
            + ".filter(line -> hold.tolerances().allows(line, 99)).toArray()))).orElse(null);\n"
            + "if (block == null) {");
  }
}
