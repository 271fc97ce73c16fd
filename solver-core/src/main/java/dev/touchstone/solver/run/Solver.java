package dev.touchstone.solver.run;

import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.Supported;
import java.io.IOException;
import java.nio.file.Path;

/** Decides the game of a request. One instance is one search; it can be cancelled. */
public final class Solver {

  /** A search under way. */
  interface Search {

    /** Searches to the end. */
    SolveResult run() throws IOException;

    /** Ends the search soon. */
    void cancel();
  }

  private final Search search;

  public Solver(SolveRequest request, SolveListener listener) {
    search = search(request, listener);
  }

  private static Search search(SolveRequest request, SolveListener listener) {
    if (request.tiling() == null && Supported.hasLargerTurns(request.problem())) {
      return new TurnSession(request, listener);
    }
    if (request.problem().board() instanceof InfiniteBoard board) {
      return request.tiling() != null || Supported.isTiled(request.problem(), board)
          ? new PlaneSession(request, listener)
          : new HostSession(request, listener);
    }
    return switch (request.problem().rules()) {
      case WEAK -> new Session(request, listener);
      case STRONG -> new RaceSession(request, listener);
      case HEX ->
          request.map() ? new HexOpenings(request, listener) : new HexSession(request, listener);
    };
  }

  /**
   * Searches until the game is decided or a budget is used up. Throws only where a checkpoint
   * cannot be read or written.
   */
  public SolveResult solve() throws IOException {
    return search.run();
  }

  /** Whether a file is a checkpoint, of whatever game. */
  public static boolean isCheckpoint(Path file) throws IOException {
    return Checkpoint.recognises(file);
  }

  /** Ends the search soon, from any thread; its result is then out of budget. */
  public void cancel() {
    search.cancel();
  }
}
