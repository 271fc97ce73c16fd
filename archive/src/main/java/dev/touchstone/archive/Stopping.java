package dev.touchstone.archive;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A search that has to stop because its process ends: it is told so, and gets the time to save its
 * checkpoint. Used from the platform's shutdown hooks, the only place where that is heard of.
 */
public final class Stopping {

  /** How long a search may take to save its checkpoint. */
  public static final long PATIENCE_SECONDS = 60;

  private static final long ASK_AGAIN_MILLIS = 50;

  private final CountDownLatch finished = new CountDownLatch(1);
  private volatile @Nullable Runnable cancel;

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
