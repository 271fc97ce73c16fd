package dev.touchstone.solver.run;

import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveListener.Progress;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult.Budget;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.board.Start;
import dev.touchstone.solver.pack.LinearClaim;
import dev.touchstone.solver.pack.LinearPacker;
import dev.touchstone.solver.pack.LinearSearch;
import dev.touchstone.solver.search.Control;
import org.jspecify.annotations.Nullable;

/**
 * Before anything else is tried on a large linear hypergraph without a stone: packings, which
 * decide it at once or in minutes, or see soon that they will not.
 */
final class LinearAttempt {

  private static final long PROGRESS_NANOS = 100_000_000;

  private final SolveRequest request;
  private final SolveListener listener;
  private final Control control;
  private final Arena arena;
  private final LinearSearch search;
  private final long started = System.nanoTime();
  private long lastProgress = started;

  private LinearAttempt(
      SolveRequest request, SolveListener listener, Control control, Arena arena) {
    this.request = request;
    this.listener = listener;
    this.control = control;
    this.arena = arena;
    search = new LinearSearch(arena, this::stopped);
  }

  /**
   * Null if the board is not such a one. Boards of one word are searched as fast without packings.
   */
  static @Nullable LinearAttempt at(
      SolveRequest request, SolveListener listener, Control control, Arena arena, Start start) {
    boolean empty = Sets.count(start.free()) == arena.cells;
    return empty
            && !start.breakerMoves()
            && arena.cellWords > 1
            && arena.heuristics.pairings()
            && arena.heuristics.zones()
            && LinearPacker.fits(arena.game)
        ? new LinearAttempt(request, listener, control, arena)
        : null;
  }

  @Nullable LinearClaim run() {
    return search.run();
  }

  int positions() {
    return search.positions();
  }

  int packings() {
    return search.packings();
  }

  private boolean stopped() {
    long now = System.nanoTime();
    if (now - started > request.limits().maxTime().toNanos()) {
      control.stop(Budget.TIME);
    }
    if (now - lastProgress > PROGRESS_NANOS) {
      lastProgress = now;
      listener.progress(progress((now - started) / 1e9));
    }
    return control.stopped();
  }

  private Progress progress(double seconds) {
    return new Progress(
        seconds,
        search.positions(),
        0,
        0,
        0,
        request.limits().memory(),
        1,
        1,
        arena.cells,
        search.openAtTheRoot(),
        1,
        1);
  }
}
