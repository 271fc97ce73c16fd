package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Reason;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import dev.touchstone.statement.Statement;

/**
 * Theorem T10 (a), and for each player (c): a prover who keeps the opponent from owning a line does
 * so by a Block claim. Every line of the opponent's is either in L or blocked by a stone that the
 * prover has.
 */
final class BlockConclusion extends OneSidedConclusion {

  /** Every weak game for Breaker; void overlines are fewer lines to block. */
  @Override
  void checkSupported(Statement statement) {}

  @Override
  void checkGoal(Hypergraph game, LineSet theirs, CellSet own, Claim claim) throws Fault {
    if (!(claim instanceof Block block)) {
      throw otherKind();
    }
    LineSet blocked = block.lines().union(game.linesMeeting(own));
    if (!blocked.containsAll(theirs)) {
      throw new Fault(
          Reason.LINE_NOT_BLOCKED, "line " + theirs.minus(blocked).first() + " is not blocked");
    }
  }
}
