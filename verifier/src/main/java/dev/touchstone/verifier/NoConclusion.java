package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Reason;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.statement.Statement;

/**
 * Nothing in the kernel proves that a player completes a line first: such statements are declined.
 */
final class NoConclusion extends Conclusion {

  @Override
  void checkSupported(Statement statement) throws Fault {
    throw declined();
  }

  @Override
  void checkGoal(Hypergraph game, CellSet own, Claim claim) throws Fault {
    throw declined();
  }

  private static Fault declined() {
    return new Fault(Reason.UNSUPPORTED_STATEMENT, "a strong game can be proved a draw, not won");
  }
}
