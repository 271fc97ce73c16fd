package dev.touchstone.solver.search;

import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Counts the work of all threads and says when to stop. */
public final class Control {

  /** Why a search stopped before it was done. */
  public enum Limit {
    NODES,
    TIME,
    MEMORY,
    CANCELLED
  }

  private static final int LOOK_EVERY = 128;

  /** What is looked at from time to time, by one thread at a time. */
  interface Watch {
    void look();
  }

  private final AtomicLong expansions = new AtomicLong();
  private final long most;
  private final Watch watch;
  private volatile boolean stopped;
  private volatile @Nullable Limit limit;

  Control(long most, Watch watch) {
    this.most = most;
    this.watch = watch;
  }

  /** One node more has been expanded. */
  void expanded() {
    long count = expansions.incrementAndGet();
    if (count >= most) {
      stop(Limit.NODES);
    } else if (count % LOOK_EVERY == 0) {
      watch.look();
    }
  }

  long expansions() {
    return expansions.get();
  }

  /** Counts what an earlier run has done. */
  void start(long before) {
    expansions.set(before);
  }

  boolean stopped() {
    return stopped;
  }

  /** Stops all threads; the first reason counts. */
  synchronized void stop(Limit reason) {
    if (!stopped) {
      limit = reason;
      stopped = true;
    }
  }

  /** Stops all threads, since one has found the answer or the table is full for now. */
  synchronized void halt() {
    stopped = true;
  }

  /** Lets the threads go on after a {@link #halt}. */
  synchronized void resume() {
    if (limit == null) {
      stopped = false;
    }
  }

  @Nullable Limit limit() {
    return limit;
  }
}
