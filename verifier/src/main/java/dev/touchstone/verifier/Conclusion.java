package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Left;
import dev.touchstone.certificate.Reason;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Goal;
import dev.touchstone.statement.Statement;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Theorems T10, T13, T18, T22 and T23: when the last thing on the stack proves the statement. Here
 * is what is the same for all: a prover who moves first does so with one answer, and every prover
 * must be able to use the claim from the initial stones, with the zone free of the opponent's.
 * There is a file for each {@link Goal} with what the claim must be and promise.
 */
abstract class Conclusion {

  /** The conclusion of such a statement. */
  static Conclusion of(Statement statement) {
    return switch (statement.goal()) {
      case BLOCK -> new BlockConclusion();
      case DRAW -> new DrawConclusion();
      case HOLD -> new RaceConclusion(false);
      case COMPLETE -> new CompleteConclusion();
      case JOIN -> new LinkConclusion();
      case MAP -> new MapConclusion();
      case COMPLETE_FIRST -> new RaceConclusion(true);
    };
  }

  /** Declines what a certificate of this format cannot prove at all. */
  static void checkSupport(Statement statement) throws Fault {
    if (statement.opening() > statement.turn() && !statement.proverOpens()) {
      throw new Fault(
          Reason.UNSUPPORTED_STATEMENT,
          "the opponent opens with more stones than a turn has: claims answer whole turns at most");
    }
    of(statement).checkSupported(statement);
  }

  /** Declines what no claim can prove of such a statement. */
  abstract void checkSupported(Statement statement) throws Fault;

  /** Checks what is left in the end. */
  void check(Statement statement, HostRules host, List<Left<Claim>> left) throws Fault {
    Left<Claim> only = Left.only(left);
    host.checkOpening(only.answer());
    check(statement, only.answer(), only.claim());
  }

  private void check(Statement statement, @Nullable CellSet answer, Claim claim) throws Fault {
    boolean moves = statement.proverOpens();
    if (moves != (answer != null)) {
      throw new Fault(
          Reason.WRONG_CONCLUSION,
          moves ? "the prover moves first: an answer must be left" : "a claim must be left");
    }
    CellSet opening = answer == null ? statement.hypergraph().noCells() : answer;
    for (Player prover : statement.provers()) {
      if (claim instanceof TiledPlane plane) {
        checkPlane(statement, prover, opening, plane);
      } else if (statement.board() instanceof InfiniteBoard && statement.goal().keepsOff()) {
        // No finite zone blocks all lines.
        throw otherKind();
      } else {
        check(statement, prover, opening, claim);
      }
    }
  }

  /** T22: only who keeps the opponent from a line does so by tiles. */
  private static void checkPlane(
      Statement statement, Player prover, CellSet answer, TiledPlane plane) throws Fault {
    if (!statement.goal().keepsOff()) {
      throw otherKind();
    }
    CellSet opponents = statement.setup().stones(prover.opponent());
    checkFree(answer, opponents);
    OptionsRule.checkSize(statement.opening(), answer);
    checkZone(plane.stonesIn(statement.setup()), opponents);
  }

  /** Checks that the claim brings this prover, after this first move, to the goal. */
  abstract void check(Statement statement, Player prover, CellSet answer, Claim claim) throws Fault;

  static void checkFree(CellSet answer, CellSet opponents) throws Fault {
    if (answer.intersects(opponents)) {
      throw new Fault(Reason.ANSWER_TAKEN, "the first move is on a stone of the opponent");
    }
  }

  static void checkZone(CellSet zone, CellSet opponents) throws Fault {
    if (zone.intersects(opponents)) {
      throw new Fault(
          Reason.ZONE_TAKEN, "cells " + zone.intersection(opponents) + " are the opponent's");
    }
  }

  /** The fault of a claim by which this goal is never reached. */
  static Fault otherKind() {
    return new Fault(Reason.WRONG_CONCLUSION, "the last claim is of the other player's kind");
  }
}
