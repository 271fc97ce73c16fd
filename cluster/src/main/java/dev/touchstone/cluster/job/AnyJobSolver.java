package dev.touchstone.cluster.job;

import dev.touchstone.statement.Rules;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.LongConsumer;

/** Whatever game a job is of: each kind has its own solver, which is made when it is needed. */
public final class AnyJobSolver implements JobSolver {

  private final long memory;
  private final BoardTable weak;
  private final Map<Rules, JobSolver> solvers = new EnumMap<>(Rules.class);
  private boolean cancelled;

  /** With so many bytes for the tables of each. */
  public AnyJobSolver(long memory) {
    this(memory, new BoardTable(memory, false));
  }

  /** With a table for weak games that others may use at the same time. */
  public AnyJobSolver(long memory, BoardTable weak) {
    this.memory = memory;
    this.weak = weak;
  }

  @Override
  public JobResult solve(Job job, LongConsumer progress) throws BadJobException {
    return solver(job.problem().rules()).solve(job, progress);
  }

  private synchronized JobSolver solver(Rules rules) {
    JobSolver solver = solvers.get(rules);
    if (solver == null) {
      solver =
          switch (rules) {
            case WEAK -> new WeakJobSolver(weak);
            case HEX -> new HexJobSolver(memory);
            case STRONG -> new RaceJobSolver(memory);
          };
      solvers.put(rules, solver);
      if (cancelled) {
        solver.cancel();
      }
    }
    return solver;
  }

  @Override
  public synchronized void cancel() {
    cancelled = true;
    solvers.values().forEach(JobSolver::cancel);
  }
}
