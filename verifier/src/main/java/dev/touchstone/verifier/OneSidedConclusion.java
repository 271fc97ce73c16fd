package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;

/** What is the same for the goals in which one player's lines count. */
abstract class OneSidedConclusion extends Conclusion {

  /**
   * Checks that the claim brings a prover who owns these cells to the goal.
   *
   * @param theirs the lines by which the opponent wins
   */
  abstract void checkGoal(Hypergraph game, LineSet theirs, CellSet own, Claim claim) throws Fault;

  @Override
  final void check(Statement statement, Player prover, CellSet answer, Claim claim) throws Fault {
    CellSet opponents = statement.setup().stones(prover.opponent());
    checkFree(answer, opponents);
    Hypergraph game = statement.hypergraph();
    checkGoal(
        game,
        game.linesOf(prover.opponent()),
        statement.setup().stones(prover).union(answer),
        claim);
    OptionsRule.checkAnswer(statement.opening(), answer, claim.zone());
    checkZone(claim.zone(), opponents);
  }
}
