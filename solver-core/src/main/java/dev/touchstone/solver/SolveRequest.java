package dev.touchstone.solver;

import dev.touchstone.solver.tiling.Tiling;
import dev.touchstone.statement.Problem;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What is to be solved, how, and within what.
 *
 * @param problem the game; whoever wins it is what is asked
 * @param tiling on the plane the tiling that is to prove it, if not one that is known
 */
public record SolveRequest(
    Problem problem, SearchSettings search, Limits limits, Saving saving, @Nullable Tiling tiling) {

  /** Refuses a game that the solver does not take. */
  public SolveRequest {
    Supported.require(problem, tiling);
  }

  /** One thread, half the heap, no budget, no checkpoint. */
  public static SolveRequest of(Problem problem) {
    return new SolveRequest(problem, SearchSettings.USUAL, Limits.none(), Saving.NEVER, null);
  }

  public SolveRequest with(SearchSettings other) {
    return new SolveRequest(problem, other, limits, saving, tiling);
  }

  public SolveRequest with(Engine engine) {
    return with(search.with(engine));
  }

  public SolveRequest with(Effort effort) {
    return with(search.with(effort));
  }

  public SolveRequest with(Heuristics heuristics) {
    return with(search.with(heuristics));
  }

  public SolveRequest withThreads(int threads) {
    return with(search.withThreads(threads));
  }

  public SolveRequest with(Limits other) {
    return new SolveRequest(problem, search, other, saving, tiling);
  }

  /**
   * The problem on the plane, to be proved by this tiling.
   *
   * @throws IllegalArgumentException if it is one of other games
   */
  public static SolveRequest byTiling(Problem problem, Tiling tiling) {
    return new SolveRequest(problem, SearchSettings.USUAL, Limits.none(), Saving.NEVER, tiling);
  }

  public SolveRequest withMemory(long bytes) {
    return with(limits.withMemory(bytes));
  }

  /** Within these budgets; no time means no end. */
  public SolveRequest within(long nodes, @Nullable Duration time) {
    return with(limits.within(nodes, time));
  }

  public SolveRequest withCheckpoint(@Nullable Path file, Duration every) {
    return new SolveRequest(problem, search, limits, new Saving(file, every), tiling);
  }
}
