package dev.touchstone.archive;

import dev.touchstone.solver.Effort;
import dev.touchstone.solver.Engine;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.statement.Problem;
import dev.touchstone.theorem.Refusal;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * How a theorem is searched for. Everything here but the budgets can change the certificate's
 * bytes.
 *
 * @param workers how many workers of this process solve it together; 0: it is searched as a whole
 * @param memory the bytes that the table may take
 * @param maxTime the most time, if there is a limit
 */
public record SearchPlan(
    Engine engine,
    Effort effort,
    int threads,
    int workers,
    long memory,
    long maxNodes,
    @Nullable Duration maxTime) {

  /** Without workers. */
  public SearchPlan(
      Engine engine,
      Effort effort,
      int threads,
      long memory,
      long maxNodes,
      @Nullable Duration maxTime) {
    this(engine, effort, threads, 0, memory, maxNodes, maxTime);
  }

  /** What the solver is asked, without a checkpoint yet. */
  SolveRequest request(Problem problem, boolean map) throws Refusal {
    try {
      SolveRequest request = SolveRequest.of(problem);
      return (map ? request.forMap() : request)
          .with(engine)
          .with(effort)
          .withThreads(threads)
          .withMemory(memory)
          .within(maxNodes, maxTime);
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    }
  }

  /** Two threads race for the table: the proof that comes out is not the same every time. */
  boolean isDeterministic() {
    return threads == 1 && workers == 0;
  }

  /** The threads that search. */
  int allThreads() {
    return Math.max(threads, workers);
  }
}
