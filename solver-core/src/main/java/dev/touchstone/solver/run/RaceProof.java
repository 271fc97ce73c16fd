package dev.touchstone.solver.run;

import dev.touchstone.certificate.StepSink;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.race.Contest;
import dev.touchstone.statement.Statement;
import java.io.IOException;

/** A proof that is taken from a contest whenever it is asked for. */
record RaceProof(Statement statement, Contest contest) implements Proof {

  @Override
  public void emit(StepSink sink) throws IOException {
    contest.emit(sink);
  }
}
