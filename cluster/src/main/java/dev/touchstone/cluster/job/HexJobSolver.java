package dev.touchstone.cluster.job;

import dev.touchstone.game.HexBoard;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.run.HexSeries;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Hex by the solver of a single machine. What it knows of a board stays from job to job, for both
 * players, as long as it fits into the memory.
 */
public final class HexJobSolver implements JobSolver {

  private final long memory;
  private volatile boolean cancelled;
  private volatile @Nullable HexSeries series;
  private @Nullable HexBoard board;

  /** With so many bytes for what it knows. */
  public HexJobSolver(long memory) {
    this.memory = memory;
  }

  @Override
  public void cancel() {
    cancelled = true;
    HexSeries running = series;
    if (running != null) {
      running.cancel();
    }
  }

  @Override
  public JobResult solve(Job job, LongConsumer progress) throws BadJobException {
    Problem problem = job.problem(Rules.HEX);
    SolveRequest request = job.request(problem, memory);
    HexSeries running = series;
    if (running == null || !problem.board().equals(board)) {
      board = (HexBoard) problem.board();
      running = new HexSeries(board);
      series = running;
    }
    if (cancelled) {
      running.cancel();
    }
    SolveResult result = running.solve(request, heard -> progress.accept(heard.nodes()));
    try {
      return JobResult.of(result);
    } catch (IOException e) {
      // No file: nothing to write to.
      throw new UncheckedIOException(e);
    }
  }
}
