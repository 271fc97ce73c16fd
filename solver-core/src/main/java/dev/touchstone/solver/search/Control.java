package dev.touchstone.solver.search;

import dev.touchstone.solver.SolveResult.Budget;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/** Counts the work of all threads and says when to stop. */
public final class Control {

  /** What is looked at from time to time, by one thread at a time. */
  public interface Watch {
    void look();

    /**
     * Looks whether the table is full: after a number of nodes, so that it does not hang on time.
     */
    void room();
  }

  private static final int ROOM_EVERY = 128;
  private static final long LOOK_NANOS = 5_000_000;

  private final AtomicLong expansions = new AtomicLong();
  private final AtomicLong decisions = new AtomicLong();
  private final long most;
  private final Watch watch;
  private volatile long lastLook = System.nanoTime();
  private volatile boolean stopped;
  private volatile @Nullable Budget usedUp;

  public Control(long most, Watch watch) {
    this.most = most;
    this.watch = watch;
  }

  /** One node more has been expanded. */
  void expanded() {
    long count = expansions.incrementAndGet();
    if (count >= most) {
      stop(Budget.NODES);
      return;
    }
    if (count % ROOM_EVERY == 0) {
      watch.room();
    }
    if (System.nanoTime() - lastLook > LOOK_NANOS) {
      lastLook = System.nanoTime();
      watch.look();
    }
  }

  /** A node was won for one of the players. */
  void decided() {
    decisions.incrementAndGet();
  }

  public long expansions() {
    return expansions.get();
  }

  /** The nodes that were decided in this run. */
  public long decisions() {
    return decisions.get();
  }

  /** Counts what an earlier run has done. */
  public void start(long before) {
    expansions.set(before);
    if (before >= most) {
      stop(Budget.NODES);
    }
  }

  public boolean stopped() {
    return stopped;
  }

  /** Stops all threads; the first reason counts. */
  public synchronized void stop(Budget reason) {
    if (usedUp == null) {
      usedUp = reason;
    }
    stopped = true;
  }

  /** Stops all threads, since one has found the answer or the table is full for now. */
  public synchronized void halt() {
    stopped = true;
  }

  /** Lets the threads go on after a {@link #halt}. */
  public synchronized void resume() {
    if (usedUp == null) {
      stopped = false;
    }
  }

  public @Nullable Budget usedUp() {
    return usedUp;
  }
}
