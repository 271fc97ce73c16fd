package dev.touchstone.bench.forge;

import java.util.List;

/** Mistakes that a checker of the rules for strong games might have. */
final class StrongFlaws {

  private static final String PAID =
      "answered.contains(line) ? Math.max(then - 1, Tolerances.BLOCKED) : then";

  static final List<Flaw> ALL =
      List.of(
          ordering("no stone is paid for", PAID, "then"),
          ordering(
              "later options pay nothing",
              "meeting = linesMeeting(answered)",
              "meeting = i > 0 ? game.noLines() : linesMeeting(answered)"),
          ordering(
              "tolerances stop at 0",
              "Math.max(then - 1, Tolerances.BLOCKED)",
              "Math.max(then - 1, 0)"),
          ordering(
              "the last option alone counts",
              "(short) Math.min(most[line], before)",
              "(short) before"),
          ordering(
              "one stone too many is let off",
              "then < lines.size(line) - counted[line]",
              "then < lines.size(line) - counted[line] - 1"),
          ordering(
              "lines that meet Z_i count as blocked",
              "option.cells().union(option.then().needs())",
              "option.cells().union(option.then().needs()).union(option.then().zone())"),
          ordering(
              "the answer is not touched",
              "              .zone()\n              .union(option.cells())\n",
              "              .zone()\n"),
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
              "reaches.add(reach);\n      all = all.union(reach);",
              "reaches.add(reach.minus(own));\n      all = all.union(reach.minus(own));"),
          ordering("one move may be left", "!left.isEmpty()", "left.count() > 1"),
          ordering("a Win of a Hold", "wins &= options", "wins |= options"),
          ordering("answers of two stones", "answer.count() > turn", "answer.count() > turn + 1"),
          ordering(
              "normal form lets off one more",
              "most[line] >= lines.size(line) - inZone[line]",
              "most[line] >= lines.size(line) - inZone[line] - 1"),
          ordering("normal form: lines that meet Z", "linesMeeting(needs)", "linesMeeting(zone)"),
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
              "(short) (game.lineSize(line) - 1)",
              "(short) game.lineSize(line)"),
          new Flaw(
              "Hold of a Block: of all lines",
              "Tolerances",
              "Arrays.fill(most, BLOCKED)",
              "Arrays.fill(most, ANY)"),
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
