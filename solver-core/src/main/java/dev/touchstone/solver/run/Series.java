package dev.touchstone.solver.run;

import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.Suggestion;
import java.io.IOException;
import java.util.List;

/**
 * Positions on one board, solved one after the other, each within a budget of its own: what is
 * found of one is known of the next. A proof must be written before the next search.
 */
public interface Series {

  /** The next position. */
  SolveResult solve(SolveRequest request, SolveListener listener) throws IOException;

  /** The mover's turns that look best, if the last position was left open and this is known. */
  default List<Suggestion> suggestions() {
    return List.of();
  }

  /** Ends the search that is under way, and those to come, from any thread. */
  void cancel();
}
