package dev.touchstone.archive;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A search that has to stop because its process ends: it is told so, and gets the time to save its
 * checkpoint. Used from the platform's shutdown hooks, the only place where that is heard of.
 */
public final class Stopping implements AutoCloseable {

  /** How long a search may take to save its checkpoint. */
  public static final long PATIENCE_SECONDS = 60;

  private static final long ASK_AGAIN_MILLIS = 50;

  private final CountDownLatch finished = new CountDownLatch(1);
  private final Thread hook = new Thread(this::interrupt, "solver-interruption");
  private volatile @Nullable Runnable cancel;
  private volatile boolean interrupted;

  /** One that the platform tells of the end itself, until it is closed. */
  public static Stopping atShutdown() {
    Stopping stopping = new Stopping();
    Runtime.getRuntime().addShutdownHook(stopping.hook);
    return stopping;
  }

  private void interrupt() {
    interrupted = true;
    awaitEnd();
  }

  /** Whether the platform has told that the process is about to end. */
  public boolean isInterrupted() {
    return interrupted;
  }

  /** From now on there is something worth waiting for, and this is how it is stopped. */
  public void cancelBy(Runnable stop) {
    cancel = stop;
  }

  /** Whether there is something to wait for. */
  public boolean isNeeded() {
    return cancel != null && finished.getCount() > 0;
  }

  /** All is done and said. */
  public void finish() {
    finished.countDown();
  }

  @Override
  public void close() {
    finish();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The process is ending already, and the hook has heard of it.
    }
  }

  /** Asks for the end and waits for it; whether it came in time. */
  public boolean awaitEnd() {
    long asks = TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS) / ASK_AGAIN_MILLIS;
    try {
      for (long ask = 0; ask < asks; ask++) {
        Runnable stop = cancel;
        if (stop != null) {
          // Again and again: a search that is just making room in its table does not hear it.
          stop.run();
        }
        if (finished.await(ASK_AGAIN_MILLIS, TimeUnit.MILLISECONDS)) {
          return true;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return false;
  }
}
