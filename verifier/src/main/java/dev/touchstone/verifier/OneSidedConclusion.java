package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;

/** What is the same for the goals in which one player's lines count. */
abstract class OneSidedConclusion extends Conclusion {

  /** Checks that the claim brings a prover who owns these cells to the goal. */
  abstract void checkGoal(Hypergraph game, CellSet own, Claim claim) throws Fault;

  @Override
  final void check(Statement statement, Player prover, CellSet answer, Claim claim) throws Fault {
    CellSet opponents = statement.setup().stones(prover.opponent());
    checkFree(answer, opponents);
    checkGoal(statement.hypergraph(), statement.setup().stones(prover).union(answer), claim);
    OptionsRule.checkAnswer(statement.opening(), answer, claim.zone());
    checkZone(claim.zone(), opponents);
  }
}
