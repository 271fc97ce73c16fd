package dev.touchstone.cli;

import dev.touchstone.archive.Stopping;
import java.io.PrintStream;

/**
 * What happens on Ctrl-C: the search is told to stop and gets the time to save its checkpoint and
 * to say so. Runs as the platform's shutdown hook, where the only way out is a halt.
 */
final class Interruption implements Runnable {

  private final PrintStream err;
  private final Stopping stopping = new Stopping();
  private volatile int exitCode = ExitCode.INTERNAL_ERROR;

  Interruption(PrintStream err) {
    this.err = err;
  }

  /** From now on there is something worth waiting for, and this is how it is stopped. */
  void cancelBy(Runnable stop) {
    stopping.cancelBy(stop);
  }

  /** Everything is said; the program ends with this code. */
  void finish(int code) {
    exitCode = code;
    stopping.finish();
  }

  @Override
  public void run() {
    if (!stopping.isNeeded()) {
      return;
    }
    if (stopping.awaitEnd()) {
      Runtime.getRuntime().halt(exitCode);
    }
    err.println(
        "touchstone: interrupted; it did not stop within "
            + Stopping.PATIENCE_SECONDS
            + " s; the same command resumes from the last checkpoint, if one was saved");
    Runtime.getRuntime().halt(ExitCode.OUT_OF_BUDGET);
  }
}
