package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.Reason;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;

/**
 * Theorem T13 (a) and (b): a player wins a strong game, or does not lose it, by a claim that the
 * initial stones fit.
 */
final class RaceConclusion extends Conclusion {

  private final boolean wins;

  /** For a player who wins, or for one who holds. */
  RaceConclusion(boolean wins) {
    this.wins = wins;
  }

  @Override
  void checkSupported(Statement statement) throws Fault {
    if (wins) {
      RaceRules.checkSupported(statement);
    }
  }

  @Override
  void check(Statement statement, Player prover, CellSet answer, Claim claim) throws Fault {
    Race race = claim.race(statement.hypergraph()).orElseThrow(Conclusion::otherKind);
    if (wins && !race.wins()) {
      throw otherKind();
    }
    CellSet opponents = statement.setup().stones(prover.opponent());
    checkFree(answer, opponents);
    OptionsRule.checkSize(statement.opening(), answer);
    if (claim instanceof TwoSided seen && seen.far() < 0) {
      throw new Fault(
          Reason.TOLERANCE_EXCEEDED, "lines far away must be blocked, where nobody has a stone");
    }
    checkFits(
        RaceRules.against(statement, prover, race),
        statement.hypergraph(),
        statement.setup().stones(prover).union(answer),
        opponents);
  }

  /** Checks that this position, O to move, fits the claim. */
  static void checkFits(Race race, Hypergraph game, CellSet own, CellSet opponents) throws Fault {
    CellSet missing = race.needs().minus(own);
    if (!missing.isEmpty()) {
      throw new Fault(Reason.STONE_MISSING, "the prover has no stones on " + missing);
    }
    checkZone(race.zone(), opponents);
    LineSet blocked = game.linesMeeting(own);
    for (int line = 0; line < game.lineCount(); line++) {
      int stones = game.line(line).countIn(opponents);
      if (!blocked.contains(line) && !race.tolerances().allows(line, stones)) {
        throw new Fault(
            Reason.TOLERANCE_EXCEEDED,
            "the opponent has %d stones on line %d, which are too many".formatted(stones, line));
      }
    }
  }
}
