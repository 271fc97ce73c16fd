package dev.touchstone.maven;

import dev.touchstone.archive.Workshop;
import java.nio.file.Path;
import java.util.Locale;
import org.apache.maven.plugin.logging.Log;

/** A line in the build's log now and then while a long search goes on: a log is no terminal. */
final class ProgressLog implements Workshop.Watch {

  private static final long PAUSE_NANOS = 60_000_000_000L;

  private final String name;
  private final Log log;
  private final ShutdownHook hook;
  private final long started = System.nanoTime();
  private long next = started + PAUSE_NANOS;

  ProgressLog(String name, Log log, ShutdownHook hook) {
    this.name = name;
    this.log = log;
    this.hook = hook;
  }

  @Override
  public synchronized void progress(Progress progress) {
    long now = System.nanoTime();
    if (now - next < 0) {
      return;
    }
    next = now + PAUSE_NANOS;
    log.info(
        String.format(
            Locale.ROOT,
            "%s: %d s, %,d positions, %d of %d first moves left, table %d of %d MB",
            name,
            (now - started) / 1_000_000_000,
            progress.nodes(),
            progress.rootMovesLeft(),
            progress.rootMoves(),
            progress.tableBytes() >> 20,
            progress.tableLimit() >> 20));
  }

  @Override
  public void cancelBy(Runnable stop) {
    hook.cancelBy(stop);
  }

  @Override
  public void resumes(Path checkpoint) {
    log.info(name + ": goes on from " + checkpoint);
  }
}
