package dev.touchstone.solver.run;

import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * Weak games on one board. What is found of a position is known in other series over the same
 * table, too; room may be made at the cost of a proof once the next search has begun.
 */
public final class WeakSeries implements Series {

  private final CommonTable common;
  private volatile @Nullable Session running;
  private volatile boolean cancelled;

  /** Over a table that others may use at the same time. */
  public WeakSeries(CommonTable common) {
    this.common = common;
  }

  @Override
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

  @Override
  public void cancel() {
    cancelled = true;
    Session session = running;
    if (session != null) {
      session.cancel();
    }
  }
}
