package dev.touchstone.maven;

import dev.touchstone.archive.Stopping;

/**
 * When the build is interrupted, the search gets the time to save its checkpoint. Maven ends with
 * the process, so only a hook of the process hears of it.
 */
final class ShutdownHook implements AutoCloseable {

  private final Stopping stopping = new Stopping();
  private final Thread thread = new Thread(this::run, "solver-interruption");
  private volatile boolean interrupted;

  ShutdownHook() {
    Runtime.getRuntime().addShutdownHook(thread);
  }

  /** This stops the search that begins now. */
  void cancelBy(Runnable stop) {
    stopping.cancelBy(stop);
  }

  /** Whether the process is about to end. */
  boolean isInterrupted() {
    return interrupted;
  }

  private void run() {
    interrupted = true;
    stopping.awaitEnd();
  }

  @Override
  public void close() {
    stopping.finish();
    try {
      Runtime.getRuntime().removeShutdownHook(thread);
    } catch (IllegalStateException e) {
      // The process is ending already, and the hook has heard of it.
    }
  }
}
