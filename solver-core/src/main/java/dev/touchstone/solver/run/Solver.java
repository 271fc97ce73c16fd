package dev.touchstone.solver.run;

import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Decides the game of a request. One instance is one search; it can be cancelled. */
public final class Solver {

  private final @Nullable Session session;
  private final @Nullable PlaneSession plane;

  public Solver(SolveRequest request, SolveListener listener) {
    boolean infinite = request.problem().board() instanceof InfiniteBoard;
    session = infinite ? null : new Session(request, listener);
    plane = infinite ? new PlaneSession(request, listener) : null;
  }

  /**
   * Searches until the game is decided or a budget is used up. Throws only where a checkpoint
   * cannot be read or written.
   */
  public SolveResult solve() throws IOException {
    return session == null ? Objects.requireNonNull(plane).run() : session.run();
  }

  /** Whether a file is a checkpoint, of whatever game. */
  public static boolean isCheckpoint(Path file) throws IOException {
    return Checkpoint.recognises(file);
  }

  /** Ends the search soon, from any thread; its result is then out of budget. */
  public void cancel() {
    if (session != null) {
      session.cancel();
    }
    if (plane != null) {
      plane.cancel();
    }
  }
}
