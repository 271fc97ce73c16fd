package dev.touchstone.solver.run;

import dev.touchstone.certificate.StepSink;
import dev.touchstone.solver.Effort;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.board.Start;
import dev.touchstone.solver.proof.Emitter;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Statement;
import java.io.IOException;

/** A proof that is written from the table whenever it is asked for. */
record TableProof(Statement statement, CommonTable common, Start start, Effort effort)
    implements Proof {

  @Override
  public void emit(StepSink sink) throws IOException {
    Emitter emitter = new Emitter(common.arena(), common.table(), effort);
    common.use(
        () -> {
          emitter.emit(start, statement.winner() == Outcome.WHITE, sink);
          return emitter;
        });
  }
}
