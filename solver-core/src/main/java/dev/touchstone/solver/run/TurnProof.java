package dev.touchstone.solver.run;

import dev.touchstone.certificate.StepSink;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.turns.TurnContest;
import dev.touchstone.statement.Statement;
import java.io.IOException;

/** A proof by a contest; on an infinite board its statement has the window of the proof. */
record TurnProof(Statement statement, TurnContest contest) implements Proof {

  @Override
  public void emit(StepSink sink) throws IOException {
    contest.emit(sink);
  }
}
