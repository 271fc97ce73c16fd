package dev.touchstone.cli;

import dev.touchstone.cluster.JobEvent;
import dev.touchstone.cluster.view.RunState;
import dev.touchstone.cluster.view.StateJson;
import dev.touchstone.cluster.view.StatusPage;
import dev.touchstone.game.Board;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Where a run of many can be seen besides the terminal: a page, and a file with a line a job. */
final class ClusterDisplay implements AutoCloseable {

  /** Nowhere. */
  static final ClusterDisplay NONE = new ClusterDisplay(null, null, null);

  private static final double PAUSE_SECONDS = 0.5;

  private final @Nullable Board board;
  private final @Nullable StatusPage page;
  private final @Nullable BufferedWriter file;
  private double next;

  private ClusterDisplay(
      @Nullable Board board, @Nullable StatusPage page, @Nullable BufferedWriter file) {
    this.board = board;
    this.page = page;
    this.file = file;
  }

  /** A page at this port of this machine, lines at the end of this file; either may be null. */
  static ClusterDisplay open(Board board, @Nullable Integer port, @Nullable Path lines)
      throws IOException {
    BufferedWriter file =
        lines == null
            ? null
            : Files.newBufferedWriter(
                lines,
                StandardCharsets.UTF_8,
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
    return new ClusterDisplay(board, port == null ? null : new StatusPage(port), file);
  }

  /** Where the page is, if there is one. */
  Optional<URI> address() {
    return Optional.ofNullable(page).map(StatusPage::address);
  }

  /** Shows how far it has come, unless that was a moment ago. */
  void show(double seconds, Supplier<RunState> state) {
    if (page != null && board != null && seconds >= next) {
      next = seconds + PAUSE_SECONDS;
      page.show(StateJson.of(board, state.get()));
    }
  }

  /** Seconds, what has become of the job, the worker, the position's number, nodes; with tabs. */
  void note(JobEvent event) {
    if (file == null) {
      return;
    }
    try {
      file.write(
          String.format(
              Locale.ROOT,
              "%.3f\t%s\t%s\t%d\t%d%n",
              event.seconds(),
              event.kind().name().toLowerCase(Locale.ROOT),
              event.worker(),
              event.node(),
              event.nodes()));
      file.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
  }

  @Override
  public void close() {
    if (page != null) {
      page.close();
    }
    if (file != null) {
      try {
        file.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e.getMessage(), e);
      }
    }
  }
}
