package dev.touchstone.solver.run;

import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import java.io.IOException;

/**
 * Positions on one board, solved one after the other, each within a budget of its own: what is
 * found of one is known of the next. A proof must be written before the next search.
 */
public interface Series {

  /** The next position. */
  SolveResult solve(SolveRequest request, SolveListener listener) throws IOException;

  /** Ends the search that is under way, and those to come, from any thread. */
  void cancel();
}
