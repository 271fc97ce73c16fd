package dev.touchstone.solver.run;

import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.statement.Rules;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Decides the game of a request. One instance is one search; it can be cancelled. */
public final class Solver {

  private final @Nullable Session session;
  private final @Nullable PlaneSession plane;
  private final @Nullable HexSession hex;
  private final SolveRequest request;

  public Solver(SolveRequest request, SolveListener listener) {
    this.request = request;
    boolean infinite = request.problem().board() instanceof InfiniteBoard;
    boolean isHex = request.problem().rules() == Rules.HEX;
    session = infinite || isHex ? null : new Session(request, listener);
    plane = infinite ? new PlaneSession(request, listener) : null;
    hex = isHex ? new HexSession(request, listener) : null;
  }

  /**
   * Searches until the game is decided or a budget is used up. Throws only where a checkpoint
   * cannot be read or written.
   */
  public SolveResult solve() throws IOException {
    if (hex != null) {
      return hex.run(request.problem());
    }
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
    if (hex != null) {
      hex.cancel();
    }
  }
}
