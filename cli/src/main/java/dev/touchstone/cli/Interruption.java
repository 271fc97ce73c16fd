package dev.touchstone.cli;

import java.io.PrintStream;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * What happens on Ctrl-C: the search is told to stop and gets the time to save its checkpoint and
 * to say so. Runs as the platform's shutdown hook, where the only way out is a halt.
 */
final class Interruption implements Runnable {

  private static final long PATIENCE_SECONDS = 60;
  private static final long ASK_AGAIN_MILLIS = 50;

  private final PrintStream err;
  private final CountDownLatch finished = new CountDownLatch(1);
  private volatile @Nullable Runnable cancel;
  private volatile int exitCode = ExitCode.INTERNAL_ERROR;

  Interruption(PrintStream err) {
    this.err = err;
  }

  /** From now on there is something worth waiting for, and this is how it is stopped. */
  void cancelBy(Runnable stop) {
    cancel = stop;
  }

  /** Everything is said; the program ends with this code. */
  void finish(int code) {
    exitCode = code;
    finished.countDown();
  }

  @Override
  public void run() {
    Runnable stop = cancel;
    if (stop == null || finished.getCount() == 0) {
      return;
    }
    if (awaitEnd(stop)) {
      Runtime.getRuntime().halt(exitCode);
    }
    err.println(
        "touchstone: interrupted; it did not stop within "
            + PATIENCE_SECONDS
            + " s, so the checkpoint is the one saved before");
    Runtime.getRuntime().halt(ExitCode.OUT_OF_BUDGET);
  }

  private boolean awaitEnd(Runnable stop) {
    long asks = TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS) / ASK_AGAIN_MILLIS;
    try {
      for (long ask = 0; ask < asks; ask++) {
        // Again and again: a search that is just making room in its table does not hear it.
        stop.run();
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
