package dev.touchstone.solver;

import dev.touchstone.certificate.StepSink;
import dev.touchstone.statement.Statement;
import java.io.IOException;

/** A proof that was found. It can be written any number of times, always with the same steps. */
public interface Proof {

  /** What it proves. */
  Statement statement();

  /** Gives the steps of the certificate one by one, up to END. */
  void emit(StepSink sink) throws IOException;
}
