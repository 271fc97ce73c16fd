package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Reason;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;

/**
 * Theorems T10 (c) and T13 (c): nobody wins a strong game. A Block claim must serve both players; a
 * Win or a Hold is the second player's, and the first one steals that strategy, from an empty board
 * on which both complete the same lines, by a whole first turn.
 */
final class DrawConclusion extends Conclusion {

  private final BlockConclusion blocked = new BlockConclusion();

  /** What two-sided claims need, DONE and ORDERED look for. */
  @Override
  void checkSupported(Statement statement) {}

  @Override
  void check(Statement statement, Player prover, CellSet answer, Claim claim) throws Fault {
    if (!(claim instanceof TwoSided held)) {
      blocked.check(statement, prover, answer, claim);
      return;
    }
    if (!statement.taken().isEmpty()
        || !statement.hypergraph().isShared()
        || statement.opening() < statement.turn()) {
      throw new Fault(
          Reason.NO_STRATEGY_TO_STEAL,
          "that the second player holds says nothing about the first, unless the board is empty,"
              + " all lines are both players', and the first turn is a whole one");
    }
    CellSet none = statement.hypergraph().noCells();
    RaceConclusion.checkFits(held.of(), statement.hypergraph(), none, none);
  }
}
