package dev.touchstone.solver.run;

import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Weak games on one board, solved one after the other: what is found of a position in one search is
 * known in the next, and in other series over the same table. A proof must be written before the
 * next search of its series: room may be made at its cost then.
 */
public final class WeakSeries {

  private final CommonTable common;
  private volatile @Nullable Session running;
  private volatile boolean cancelled;

  /** Over a table that others may use at the same time. */
  public WeakSeries(CommonTable common) {
    this.common = common;
  }

  /** The next game. */
  public SolveResult solve(SolveRequest request, SolveListener listener) throws IOException {
    common.check(request);
    Session session = new Session(request, listener, common, this);
    running = session;
    if (cancelled) {
      session.cancel();
    }
    try {
      return session.run();
    } finally {
      running = null;
    }
  }

  /** Ends the search that is under way, and those to come. */
  public void cancel() {
    cancelled = true;
    Session session = running;
    if (session != null) {
      session.cancel();
    }
  }
}
