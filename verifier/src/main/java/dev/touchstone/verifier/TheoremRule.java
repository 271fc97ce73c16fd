package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Reason;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;

/**
 * Theorem T10: when the last thing on the stack proves the statement. Every prover must be able to
 * use the claim from the initial stones: the zone free of the opponent's; for Block every line
 * either blocked already or in L, for Complete the needed stones there. A prover of a weak game who
 * moves first does so with one answer.
 */
final class TheoremRule {

  private TheoremRule() {}

  /** Which statements a certificate of this format can prove at all. */
  static void checkSupported(Statement statement) throws Fault {
    boolean blocks = statement.winner() == Outcome.NOBODY || byBreaker(statement);
    if (statement.rules() == Rules.STRONG && !blocks) {
      throw new Fault(Reason.UNSUPPORTED_STATEMENT, "a strong game can be proved a draw, not won");
    }
    if (!statement.overlineWins() && !blocks) {
      throw new Fault(
          Reason.UNSUPPORTED_STATEMENT,
          "with void overlines a stone more can spoil a line: only blocking can be proved");
    }
  }

  private static boolean byBreaker(Statement statement) {
    return statement.rules() == Rules.WEAK && statement.winner() == Outcome.WHITE;
  }

  static void check(Statement statement, Item last) throws Fault {
    boolean moves =
        statement.rules() == Rules.WEAK && statement.provers().contains(statement.setup().first());
    Hypergraph game = statement.hypergraph();
    if (moves && last instanceof Item.Answer answer) {
      for (Player prover : statement.provers()) {
        check(statement, prover, answer.cells(), answer.then());
      }
    } else if (!moves && last instanceof Item.Claim claim) {
      for (Player prover : statement.provers()) {
        check(statement, prover, game.noCells(), claim);
      }
    } else {
      throw new Fault(
          Reason.WRONG_CONCLUSION,
          moves ? "the prover moves first: an answer must be left" : "a claim must be left");
    }
  }

  private static void check(Statement statement, Player prover, CellSet answer, Item.Claim claim)
      throws Fault {
    Hypergraph game = statement.hypergraph();
    CellSet own = statement.setup().stones(prover);
    CellSet opponents = statement.setup().stones(prover.opponent());
    if (answer.intersects(opponents)) {
      throw new Fault(Reason.ANSWER_TAKEN, "the first move is on a stone of the opponent");
    }
    boolean maker = statement.rules() == Rules.WEAK && prover == Player.BLACK;
    CellSet zone;
    if (!maker && claim instanceof Item.Block block) {
      zone = block.zone();
      LineSet blocked = block.lines().union(game.linesMeeting(own.union(answer)));
      if (!blocked.containsAll(game.allLines())) {
        throw new Fault(
            Reason.LINE_NOT_BLOCKED,
            "line " + game.allLines().minus(blocked).first() + " is not blocked");
      }
    } else if (maker && claim instanceof Item.Complete complete) {
      zone = complete.zone();
      CellSet missing = complete.needs().minus(own).minus(answer);
      if (!missing.isEmpty()) {
        throw new Fault(Reason.STONE_MISSING, "Maker has no stones on " + missing);
      }
    } else {
      throw new Fault(Reason.WRONG_CONCLUSION, "the last claim is of the other player's kind");
    }
    OptionsRule.checkAnswer(statement.opening(), answer, zone);
    if (zone.intersects(opponents)) {
      throw new Fault(
          Reason.ZONE_TAKEN, "cells " + zone.intersection(opponents) + " are the opponent's");
    }
  }
}
