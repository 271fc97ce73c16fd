package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Reason;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import dev.touchstone.statement.Statement;

/** Theorem T10 (b): Maker completes a line by a Complete claim whose needed stones are there. */
final class CompleteConclusion extends OneSidedConclusion {

  @Override
  void checkSupported(Statement statement) throws Fault {
    if (!statement.overlineWins()) {
      throw new Fault(
          Reason.UNSUPPORTED_STATEMENT,
          "with void overlines a stone more can spoil a line: only blocking can be proved");
    }
  }

  @Override
  void checkGoal(Hypergraph game, LineSet theirs, CellSet own, Claim claim) throws Fault {
    if (!(claim instanceof Complete complete)) {
      throw otherKind();
    }
    CellSet missing = complete.needs().minus(own);
    if (!missing.isEmpty()) {
      throw new Fault(Reason.STONE_MISSING, "Maker has no stones on " + missing);
    }
  }
}
