package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Reason;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import dev.touchstone.statement.Statement;

/**
 * Theorem T18: a player wins Hex by a Link between the two sides, whose needed stones are there.
 */
class LinkConclusion extends OneSidedConclusion {

  @Override
  final void checkSupported(Statement statement) {}

  @Override
  final void checkGoal(Hypergraph game, LineSet theirs, CellSet own, Claim claim) throws Fault {
    if (!(claim instanceof Link link) || link.from() != game.cellCount()) {
      throw new Fault(
          Reason.WRONG_CONCLUSION, "the last claim is not the link between the prover's sides");
    }
    CellSet missing = link.needs().minus(own);
    if (!missing.isEmpty()) {
      throw new Fault(Reason.STONE_MISSING, "the prover has no stones on " + missing);
    }
  }
}
