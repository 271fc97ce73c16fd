package dev.touchstone.cluster.job;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.run.WeakSeries;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Weak games by the solver of a single machine. The table stays from job to job, as long as the
 * board does: what one job has found of a position, the next one knows.
 */
public final class WeakJobSolver implements JobSolver {

  private final long memory;
  private volatile boolean cancelled;
  private volatile @Nullable WeakSeries series;
  private String board = "";

  /** With a table of so many bytes. */
  public WeakJobSolver(long memory) {
    this.memory = memory;
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
    SolveRequest request = job.request(job.problem(Rules.WEAK), memory);
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
    Setup setup = request.problem().setup();
    CellSet none = setup.game().noCells();
    String empty =
        Job.question(
            Problem.weak(new Setup(setup.board(), setup.game(), none, none, Player.BLACK)));
    WeakSeries same = series;
    if (same == null || !empty.equals(board)) {
      same = new WeakSeries(request);
      series = same;
      board = empty;
    }
    return same;
  }
}
