package dev.touchstone.solver.run;

import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.CellSet;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.local.WonTiling;
import dev.touchstone.statement.Statement;
import java.io.IOException;

/** A proof by a tiling of the plane. */
record PlaneProof(Statement statement, WonTiling tiling) implements Proof {

  @Override
  public void emit(StepSink sink) throws IOException {
    CellSet none = statement.hypergraph().noCells();
    if (statement.proverOpens()) {
      sink.accept(new Step.Enter(Step.Frame.ANSWER, none, none));
    }
    tiling.write(sink);
    if (statement.proverOpens()) {
      sink.accept(new Step.Leave());
    }
    sink.accept(new Step.End());
  }
}
