package dev.touchstone.maven;

import dev.touchstone.archive.ProgressWords;
import dev.touchstone.archive.Stopping;
import dev.touchstone.archive.Workshop;
import dev.touchstone.solver.TimeLeft;
import java.nio.file.Path;
import org.apache.maven.plugin.logging.Log;

/** A line in the build's log now and then while a long search goes on: a log is no terminal. */
final class ProgressLog implements Workshop.Listener {

  private static final double PAUSE_SECONDS = 60;

  private final String name;
  private final Log log;
  private final Stopping stopping;
  private final TimeLeft left = new TimeLeft();
  private double next = PAUSE_SECONDS;

  ProgressLog(String name, Log log, Stopping stopping) {
    this.name = name;
    this.log = log;
    this.stopping = stopping;
  }

  @Override
  public synchronized void progress(Progress progress) {
    left.hear(progress);
    if (progress.seconds() < next) {
      return;
    }
    next = progress.seconds() + PAUSE_SECONDS;
    log.info(name + ": " + ProgressWords.full(progress, left));
  }

  @Override
  public void cancelBy(Runnable stop) {
    stopping.cancelBy(stop);
  }

  @Override
  public void resumes(Path checkpoint) {
    log.info(name + ": resumes from " + checkpoint);
  }

  @Override
  public void warns(String line) {
    log.warn(name + ": " + line);
  }
}
