package dev.touchstone.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.solver.SolveListener.Progress;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What a search says, and how it is stopped with the process. */
class ProgressLogTest {

  @Test
  void aShortSearchSaysNothingOfItsProgress() {
    RecordingLog log = new RecordingLog();
    try (ShutdownHook hook = new ShutdownHook()) {
      ProgressLog progress = new ProgressLog("x", log, hook);
      progress.progress(new Progress(1, 2, 3, 4, 5, 6, 7));
      progress.resumes(Path.of("checkpoint"));
      progress.cancelBy(() -> {});
      assertThat(hook.isInterrupted()).isFalse();
    }
    assertThat(log.lines).containsExactly("I x: goes on from checkpoint");
  }
}
