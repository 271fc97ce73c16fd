package dev.touchstone.cluster.job;

import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.run.CommonTable;
import dev.touchstone.solver.run.WeakSeries;
import dev.touchstone.statement.Rules;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Weak games by the solver of a single machine. The table stays from job to job, as long as the
 * board does: what one job has found of a position, the next one knows, and so do the other workers
 * of this table.
 */
public final class WeakJobSolver implements JobSolver {

  private final BoardTable tables;
  private volatile boolean cancelled;
  private volatile @Nullable WeakSeries series;
  private @Nullable CommonTable table;

  /** With a table that others may use at the same time. */
  public WeakJobSolver(BoardTable tables) {
    this.tables = tables;
  }

  /** With a table of so many bytes, which nobody else uses. */
  public WeakJobSolver(long memory) {
    this(new BoardTable(memory, false));
  }

  @Override
  public void cancel() {
    cancelled = true;
    WeakSeries running = series;
    if (running != null) {
      running.cancel();
    }
  }

  @Override
  public JobResult solve(Job job, LongConsumer progress) throws BadJobException {
    SolveRequest request = job.request(job.problem(Rules.WEAK), tables.memory());
    WeakSeries running = seriesFor(request);
    if (cancelled) {
      running.cancel();
    }
    try {
      return JobResult.of(running.solve(request, heard -> progress.accept(heard.nodes())));
    } catch (IOException e) {
      // No checkpoint, no file: nothing to read or write.
      throw new UncheckedIOException(e);
    }
  }

  private WeakSeries seriesFor(SolveRequest request) {
    CommonTable common = tables.of(request);
    WeakSeries same = series;
    if (same == null || common != table) {
      same = new WeakSeries(common);
      series = same;
      table = common;
    }
    return same;
  }
}
