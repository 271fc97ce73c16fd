package dev.touchstone.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.archive.Stopping;
import dev.touchstone.solver.SolveListener.Progress;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What a search says, and how it is stopped with the process. */
class ProgressLogTest {

  private static Progress at(double seconds) {
    return new Progress(seconds, 6_000, 0, 700, 1, 4, 1, 1, 49, 40, 12, 1e6);
  }

  @Test
  void aLongSearchSaysALineAMinute() {
    RecordingLog log = new RecordingLog();
    try (Stopping stopping = Stopping.atShutdown()) {
      ProgressLog progress = new ProgressLog("x", log, stopping);
      for (double seconds = 59; seconds < 125; seconds += 0.5) {
        progress.progress(at(seconds));
      }
    }
    assertThat(log.lines)
        .containsExactly(
            "I x: 1:00, 6000 positions, 100 a second, 9 of 49 first moves settled, table 25 % full,"
                + " no estimate yet",
            "I x: 2:00, 6000 positions, 50 a second, 9 of 49 first moves settled, table 25 % full,"
                + " no estimate yet");
  }

  @Test
  void aShortSearchSaysNothingOfItsProgress() {
    RecordingLog log = new RecordingLog();
    try (Stopping stopping = Stopping.atShutdown()) {
      ProgressLog progress = new ProgressLog("x", log, stopping);
      progress.progress(at(59));
      progress.resumes(Path.of("checkpoint"));
      progress.cancelBy(() -> {});
      assertThat(stopping.isInterrupted()).isFalse();
    }
    assertThat(log.lines).containsExactly("I x: resumes from checkpoint");
  }
}
