package dev.touchstone.cluster.job;

import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.run.CommonTable;
import dev.touchstone.solver.run.Series;
import dev.touchstone.solver.run.WeakSeries;
import dev.touchstone.statement.Rules;
import org.jspecify.annotations.Nullable;

/**
 * Weak games by the solver of a single machine. The table stays from job to job, as long as the
 * board does: what one job has found of a position, the next one knows, and so do the other workers
 * of this table.
 */
public final class WeakJobSolver extends SeriesJobSolver {

  private final BoardTable tables;
  private @Nullable CommonTable table;
  private @Nullable WeakSeries last;

  /** With a table that others may use at the same time. */
  public WeakJobSolver(BoardTable tables) {
    super(Rules.WEAK, tables.memory());
    this.tables = tables;
  }

  /** With a table of so many bytes, which nobody else uses. */
  public WeakJobSolver(long memory) {
    this(new BoardTable(memory, false));
  }

  @Override
  Series seriesOf(Job job, SolveRequest request) {
    CommonTable common = tables.of(request);
    WeakSeries same = last;
    if (same == null || common != table) {
      table = common;
      same = new WeakSeries(common);
      last = same;
    }
    return same;
  }
}
