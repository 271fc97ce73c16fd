package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Reason;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Goal;
import dev.touchstone.statement.Statement;
import org.jspecify.annotations.Nullable;

/**
 * Theorem T10: when the last thing on the stack proves the statement. Here is what is the same for
 * all goals: a prover of a weak game who moves first does so with one answer, and every prover must
 * be able to use the claim from the initial stones, with the zone free of the opponent's. There is
 * a file for each {@link Goal} with what the claim must be and promise.
 */
abstract class Conclusion {

  /** The conclusion for provers with this goal. */
  static Conclusion of(Goal goal) {
    return switch (goal) {
      case BLOCK -> new BlockConclusion();
      case COMPLETE -> new CompleteConclusion();
      case COMPLETE_FIRST -> new NoConclusion();
    };
  }

  /** Declines what a certificate of this format cannot prove at all. */
  abstract void checkSupported(Statement statement) throws Fault;

  /** Checks that the claim brings a prover who owns these cells to the goal. */
  abstract void checkGoal(Hypergraph game, CellSet own, Claim claim) throws Fault;

  final void check(Statement statement, @Nullable CellSet answer, Claim claim) throws Fault {
    boolean moves = statement.proverOpens();
    if (moves != (answer != null)) {
      throw new Fault(
          Reason.WRONG_CONCLUSION,
          moves ? "the prover moves first: an answer must be left" : "a claim must be left");
    }
    CellSet opening = answer == null ? statement.hypergraph().noCells() : answer;
    for (Player prover : statement.provers()) {
      check(statement, prover, opening, claim);
    }
  }

  private void check(Statement statement, Player prover, CellSet answer, Claim claim) throws Fault {
    CellSet own = statement.setup().stones(prover);
    CellSet opponents = statement.setup().stones(prover.opponent());
    if (answer.intersects(opponents)) {
      throw new Fault(Reason.ANSWER_TAKEN, "the first move is on a stone of the opponent");
    }
    checkGoal(statement.hypergraph(), own.union(answer), claim);
    OptionsRule.checkAnswer(statement.opening(), answer, claim.zone());
    if (claim.zone().intersects(opponents)) {
      throw new Fault(
          Reason.ZONE_TAKEN,
          "cells " + claim.zone().intersection(opponents) + " are the opponent's");
    }
  }

  /** The fault of a claim by which this goal is never reached. */
  static Fault otherKind() {
    return new Fault(Reason.WRONG_CONCLUSION, "the last claim is of the other player's kind");
  }
}
