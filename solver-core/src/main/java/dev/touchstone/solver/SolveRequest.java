package dev.touchstone.solver;

import dev.touchstone.solver.tiling.Tiling;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Statement;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What is to be solved, how, and within what.
 *
 * @param problem the game; whoever wins it is what is asked
 * @param tiling on the plane the tiling that is to prove it, if not one that is known
 * @param map whether Hex is to be solved after each first move, as one theorem
 */
public record SolveRequest(
    Problem problem,
    SearchSettings search,
    Limits limits,
    Saving saving,
    @Nullable Tiling tiling,
    boolean map) {

  /** Refuses a game that the solver does not take. */
  public SolveRequest {
    Supported.require(problem, tiling);
    if (map && !Statement.hasMap(problem)) {
      throw new IllegalArgumentException("a map is of an empty board of Hex that is square");
    }
  }

  /** One thread, half the heap, no budget, no checkpoint. */
  public static SolveRequest of(Problem problem) {
    return new SolveRequest(
        problem, SearchSettings.USUAL, Limits.none(), Saving.NEVER, null, false);
  }

  /** The same, asked after each first move of Hex, as one theorem. */
  public SolveRequest forMap() {
    return new SolveRequest(problem, search, limits, saving, tiling, true);
  }

  public SolveRequest with(SearchSettings other) {
    return new SolveRequest(problem, other, limits, saving, tiling, map);
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
    return new SolveRequest(problem, search, other, saving, tiling, map);
  }

  /**
   * The problem on the plane, to be proved by this tiling.
   *
   * @throws IllegalArgumentException if it is one of other games
   */
  public static SolveRequest byTiling(Problem problem, Tiling tiling) {
    return new SolveRequest(
        problem, SearchSettings.USUAL, Limits.none(), Saving.NEVER, tiling, false);
  }

  public SolveRequest withMemory(long bytes) {
    return with(limits.withMemory(bytes));
  }

  /** Within these budgets; no time means no end. */
  public SolveRequest within(long nodes, @Nullable Duration time) {
    return with(limits.within(nodes, time));
  }

  public SolveRequest withCheckpoint(@Nullable Path file, Duration every) {
    return new SolveRequest(problem, search, limits, new Saving(file, every), tiling, map);
  }
}
