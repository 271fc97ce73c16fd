package dev.touchstone.cluster.job;

import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.run.Series;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** Games of one kind by a solver of a single machine, which goes on from job to job. */
abstract class SeriesJobSolver implements JobSolver {

  private final Rules rules;
  private final long memory;
  private volatile boolean cancelled;
  private volatile @Nullable Series series;

  /** With so many bytes for what it knows. */
  SeriesJobSolver(Rules rules, long memory) {
    this.rules = rules;
    this.memory = memory;
  }

  /** The series of this job: that of the job before, if it will do. */
  abstract Series seriesOf(Job job, SolveRequest request) throws BadJobException;

  @Override
  public final JobResult solve(Job job, LongConsumer progress) throws BadJobException {
    Problem problem = job.problem(rules);
    SolveRequest request = job.request(problem, memory);
    Series running = seriesOf(job, request);
    series = running;
    if (cancelled) {
      running.cancel();
    }
    try {
      SolveResult result = running.solve(request, heard -> progress.accept(heard.nodes()));
      return JobResult.of(result, running.suggestions(), progress);
    } catch (IOException e) {
      // No checkpoint, no file: nothing to read or write.
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public final void cancel() {
    cancelled = true;
    Series running = series;
    if (running != null) {
      running.cancel();
    }
  }
}
