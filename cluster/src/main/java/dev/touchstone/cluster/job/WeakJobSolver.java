package dev.touchstone.cluster.job;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Step;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.SolveResult.OutOfBudget;
import dev.touchstone.solver.run.CommonTable;
import dev.touchstone.solver.run.WeakSeries;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.StatementText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
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
    SolveRequest request = request(job);
    WeakSeries running = seriesFor(request);
    if (cancelled) {
      running.cancel();
    }
    try {
      SolveResult result = running.solve(request, heard -> progress.accept(heard.nodes()));
      long nodes = result.work().nodes();
      if (result instanceof Decided decided) {
        return new JobResult.Proved(decided.winner(), bytes(decided), nodes);
      }
      OutOfBudget open = (OutOfBudget) result;
      return new JobResult.Open(open.reached().makerWork(), open.reached().breakerWork(), nodes);
    } catch (IOException e) {
      // No checkpoint, no file: nothing to read or write.
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] bytes(Decided decided) throws IOException {
    List<Step> steps = new ArrayList<>();
    decided.proof().emit(steps::add);
    return CertificateWriter.bytes(decided.proof().statement(), steps);
  }

  private SolveRequest request(Job job) throws BadJobException {
    try {
      Problem problem = StatementText.parse(job.question()).problem();
      if (problem.rules() != Rules.WEAK) {
        throw new BadJobException("not a weak game");
      }
      return SolveRequest.of(problem).withMemory(tables.memory()).within(job.nodes(), null);
    } catch (BadStatementException | IllegalArgumentException e) {
      throw new BadJobException("no game for this solver: " + e.getMessage());
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
