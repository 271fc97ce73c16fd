package dev.touchstone.maven;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * When the build is interrupted, the search gets the time to save its checkpoint. Maven ends with
 * the process, so only a hook of the process hears of it.
 */
final class ShutdownHook implements AutoCloseable {

  private static final long PATIENCE_SECONDS = 60;
  private static final long ASK_AGAIN_MILLIS = 50;

  private final CountDownLatch finished = new CountDownLatch(1);
  private final Thread thread = new Thread(this::run, "solver-interruption");
  private volatile @Nullable Runnable cancel;
  private volatile boolean interrupted;

  ShutdownHook() {
    Runtime.getRuntime().addShutdownHook(thread);
  }

  /** This stops the search that begins now. */
  void cancelBy(Runnable stop) {
    cancel = stop;
  }

  /** Whether the process is about to end. */
  boolean isInterrupted() {
    return interrupted;
  }

  private void run() {
    interrupted = true;
    long asks = TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS) / ASK_AGAIN_MILLIS;
    try {
      for (long ask = 0; ask < asks; ask++) {
        Runnable stop = cancel;
        if (stop != null) {
          // Again and again: a search that is just making room in its table does not hear it.
          stop.run();
        }
        if (finished.await(ASK_AGAIN_MILLIS, TimeUnit.MILLISECONDS)) {
          return;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    finished.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(thread);
    } catch (IllegalStateException e) {
      // The process is ending already, and the hook has heard of it.
    }
  }
}
