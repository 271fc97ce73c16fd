package dev.touchstone.solver.run;

import dev.touchstone.certificate.StepSink;
import dev.touchstone.solver.Proof;
import dev.touchstone.statement.Statement;
import java.io.IOException;

/**
 * The proof of a weak game that Breaker wins, from an empty board with Maker to move, as that of
 * the strong one, which nobody wins: the same Block claim serves both players (docs/theorems.md,
 * T10 (c)).
 */
record Restated(Statement statement, Proof weak) implements Proof {

  @Override
  public void emit(StepSink sink) throws IOException {
    weak.emit(sink);
  }
}
