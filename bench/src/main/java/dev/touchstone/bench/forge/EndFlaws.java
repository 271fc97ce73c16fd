package dev.touchstone.bench.forge;

import java.util.List;

/** Mistakes at the end of a proof: what the last claim proves (T10, T13). */
final class EndFlaws {

  static final List<Flaw> ALL =
      List.of(
          end(
              "O may open with more than a turn",
              "Conclusion",
              "statement.opening() > statement.turn() && !statement.proverOpens()",
              "statement.opening() < 0"),
          end(
              "an answer where O moves first",
              "Conclusion",
              "moves != (answer != null)",
              "moves && answer == null"),
          end(
              "on a stone of O's",
              "Conclusion",
              "answer.intersects(opponents)",
              "answer.count() < 0"),
          end(
              "the zone may be O's",
              "Conclusion",
              "zone.intersects(opponents)",
              "zone.count() < 0"),
          end(
              "a draw by one player alone",
              "Conclusion",
              "statement.provers()",
              "java.util.List.of(statement.prover())"),
          end(
              "a line need not be blocked",
              "BlockConclusion",
              "!blocked.containsAll(theirs)",
              "!blocked.containsAll(theirs.minus(block.lines()).minus(theirs))"),
          end(
              "any stone blocks all lines",
              "BlockConclusion",
              "game.linesMeeting(own)",
              "(own.isEmpty() ? game.noLines() : game.allLines())"),
          end(
              "a stone may be missing",
              "CompleteConclusion",
              "!missing.isEmpty()",
              "missing.count() > 1"),
          end(
              "an answer of one stone too many",
              "OneSidedConclusion",
              "statement.opening(), answer",
              "statement.opening() + 1, answer"),
          end("a Win by a Hold", "RaceConclusion", "wins && !race.wins()", "wins && race == null"),
          end(
              "a two-sided answer of one stone too many",
              "RaceConclusion",
              "statement.opening(), answer",
              "statement.opening() + 1, answer"),
          end(
              "two-sided, a stone may be missing",
              "RaceConclusion",
              "!missing.isEmpty()",
              "missing.count() > 1"),
          end(
              "two-sided, the zone may be O's",
              "RaceConclusion",
              "    checkZone(race.zone(), opponents);\n",
              ""),
          end(
              "a stone more than the tolerance",
              "RaceConclusion",
              "race.tolerances().allows(line, stones)",
              "race.tolerances().allows(line, stones - 1)"),
          end(
              "stealing from a board with stones",
              "DrawConclusion",
              "!statement.taken().isEmpty()",
              "statement.turn() < 0"));

  private EndFlaws() {}

  private static Flaw end(String words, String type, String from, String to) {
    return new Flaw(Realm.ENDS, "END: " + words, type, from, to);
  }
}
