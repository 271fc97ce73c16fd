package dev.touchstone.solver.run;

import dev.touchstone.certificate.StepSink;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.pack.LinearClaim;
import dev.touchstone.solver.proof.LinearEmitter;
import dev.touchstone.statement.Statement;
import java.io.IOException;

/** A proof by packings of a linear hypergraph. */
record LinearProof(Statement statement, Arena arena, LinearClaim claim) implements Proof {

  @Override
  public void emit(StepSink sink) throws IOException {
    new LinearEmitter(arena).emit(claim, sink);
  }
}
