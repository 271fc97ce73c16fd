package dev.touchstone.solver.run;

import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import java.io.IOException;
import java.nio.file.Path;

/** Decides the game of a request. One instance is one search; it can be cancelled. */
public final class Solver {

  private final Session session;

  public Solver(SolveRequest request, SolveListener listener) {
    session = new Session(request, listener);
  }

  /**
   * Searches until the game is decided or a budget is used up. Throws only where a checkpoint
   * cannot be read or written.
   */
  public SolveResult solve() throws IOException {
    return session.run();
  }

  /** Whether a file is a checkpoint, of whatever game. */
  public static boolean isCheckpoint(Path file) throws IOException {
    return Checkpoint.recognises(file);
  }

  /** Ends the search soon, from any thread; its result is then out of budget. */
  public void cancel() {
    session.cancel();
  }
}
