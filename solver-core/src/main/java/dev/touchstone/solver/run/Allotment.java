package dev.touchstone.solver.run;

import dev.touchstone.solver.Limits;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveListener.Progress;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult.Budget;
import java.util.function.Supplier;

/** What one position of a series may take, and who hears how far its search has come. */
final class Allotment {

  private static final long LOOK_NANOS = 100_000_000;

  private Limits limits = Limits.none();
  private SolveListener listener = SolveListener.none();
  private long started;
  private long lastLook;
  private volatile boolean cancelled;
  private Budget usedUp = Budget.CANCELLED;

  /** For the next position. */
  void begin(SolveRequest request, SolveListener hearing) {
    limits = request.limits();
    listener = hearing;
    started = System.nanoTime();
    lastLook = started;
  }

  void cancel() {
    cancelled = true;
  }

  Limits limits() {
    return limits;
  }

  double seconds() {
    return (System.nanoTime() - started) / 1e9;
  }

  /** Which budget it was. */
  Budget usedUp() {
    return usedUp;
  }

  /** Whether another position may be looked at. */
  boolean goesOn(long nodes) {
    if (cancelled) {
      return ends(Budget.CANCELLED);
    }
    return nodes < limits.maxNodes() || ends(Budget.NODES);
  }

  /** The same by what costs more to ask, and now and then a word on how far it has come. */
  boolean goesOn(long bytes, Supplier<Progress> progress) {
    if (bytes > limits.memory()) {
      return ends(Budget.MEMORY);
    }
    long now = System.nanoTime();
    if (now - started > limits.maxTime().toNanos()) {
      return ends(Budget.TIME);
    }
    if (now - lastLook > LOOK_NANOS) {
      lastLook = now;
      listener.progress(progress.get());
    }
    return true;
  }

  private boolean ends(Budget budget) {
    usedUp = budget;
    return false;
  }
}
