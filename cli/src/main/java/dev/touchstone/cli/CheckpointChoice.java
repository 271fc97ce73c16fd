package dev.touchstone.cli;

import dev.touchstone.archive.TimeSpan;
import dev.touchstone.solver.CheckpointException;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where a run keeps what it knows until it is done, and whether it goes on from there. */
final class CheckpointChoice {

  @Option(
      names = "--checkpoint",
      paramLabel = "FILE",
      description = "saved (--checkpoint-every=TIME) and resumed (default: DIR/checkpoint)")
  private @Nullable Path checkpoint;

  @Option(
      names = "--checkpoint-every",
      paramLabel = "TIME",
      converter = TimeReader.class,
      hidden = true)
  private TimeSpan checkpointEvery = new TimeSpan(Duration.ofMinutes(1));

  @Option(names = "--restart", description = "remove the checkpoint and start over")
  private boolean restart;

  boolean isAsked() {
    return checkpoint != null || restart;
  }

  /** Keeps other runs from the checkpoint: the one that was named, or else this. */
  RunCheckpoint take(Path usual, TheoremFolder folder) throws Refusal {
    RunCheckpoint own = RunCheckpoint.take(checkpoint == null ? usual : checkpoint, folder);
    try {
      if (restart) {
        own.remove();
      }
      return own;
    } catch (Refusal e) {
      own.close();
      throw e;
    }
  }

  SolveRequest saving(SolveRequest request, RunCheckpoint own) {
    return request.withCheckpoint(own.file(), checkpointEvery.duration());
  }

  /** A search that has not begun. */
  interface Search {
    SolveResult run() throws IOException, Refusal;
  }

  /** Searches, and says what to do about a checkpoint from which that cannot go on. */
  static SolveResult run(Search search, RunCheckpoint own) throws Refusal {
    try {
      return search.run();
    } catch (CheckpointException e) {
      throw Refusal.usage(e.getMessage() + own.wayOut());
    } catch (IOException e) {
      throw Refusal.file("cannot use the checkpoint", e);
    }
  }
}
