package dev.touchstone.solver;

import dev.touchstone.game.Setup;
import dev.touchstone.solver.board.Heuristics;
import dev.touchstone.solver.search.Effort;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What is to be solved, and within what.
 *
 * @param setup the weak game: board, stones, who moves first
 * @param threads one or two
 * @param memory the bytes that the table may take
 * @param maxNodes the most positions that are expanded
 * @param maxTime the most time
 * @param checkpoint where the table is saved and where a run goes on from, if anywhere
 * @param checkpointEvery how often it is saved
 */
public record SolveRequest(
    Setup setup,
    Engine engine,
    Effort effort,
    Heuristics heuristics,
    int threads,
    long memory,
    long maxNodes,
    Duration maxTime,
    @Nullable Path checkpoint,
    Duration checkpointEvery) {

  public static final int MAX_THREADS = 2;

  /** The most cells of a board: a 19×19 board has 361. */
  public static final int MAX_CELLS = 361;

  private static final Duration FOR_EVER = Duration.ofDays(36_500);

  /** Refuses what cannot be. */
  public SolveRequest {
    require(threads >= 1 && threads <= MAX_THREADS, "one or two threads, not " + threads);
    require(memory > 0, "the table needs memory");
    require(maxNodes > 0, "at least one node");
    require(
        setup.hypergraph().cellCount() <= MAX_CELLS,
        "a board of "
            + setup.hypergraph().cellCount()
            + " cells; the solver takes up to "
            + MAX_CELLS);
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }

  /** One thread, half the heap, no budget, no checkpoint. */
  public static SolveRequest of(Setup setup) {
    return new SolveRequest(
        setup,
        Engine.PN,
        Effort.FAST,
        Heuristics.ALL,
        1,
        Runtime.getRuntime().maxMemory() / 2,
        Long.MAX_VALUE,
        FOR_EVER,
        null,
        Duration.ofMinutes(1));
  }

  public SolveRequest with(Engine other) {
    return new SolveRequest(
        setup,
        other,
        effort,
        heuristics,
        threads,
        memory,
        maxNodes,
        maxTime,
        checkpoint,
        checkpointEvery);
  }

  public SolveRequest with(Effort other) {
    return new SolveRequest(
        setup,
        engine,
        other,
        heuristics,
        threads,
        memory,
        maxNodes,
        maxTime,
        checkpoint,
        checkpointEvery);
  }

  public SolveRequest with(Heuristics other) {
    return new SolveRequest(
        setup,
        engine,
        effort,
        other,
        threads,
        memory,
        maxNodes,
        maxTime,
        checkpoint,
        checkpointEvery);
  }

  public SolveRequest withThreads(int other) {
    return new SolveRequest(
        setup,
        engine,
        effort,
        heuristics,
        other,
        memory,
        maxNodes,
        maxTime,
        checkpoint,
        checkpointEvery);
  }

  public SolveRequest withMemory(long other) {
    return new SolveRequest(
        setup,
        engine,
        effort,
        heuristics,
        threads,
        other,
        maxNodes,
        maxTime,
        checkpoint,
        checkpointEvery);
  }

  /** Within these budgets. */
  public SolveRequest within(long nodes, @Nullable Duration time) {
    return new SolveRequest(
        setup,
        engine,
        effort,
        heuristics,
        threads,
        memory,
        nodes,
        time == null ? FOR_EVER : time,
        checkpoint,
        checkpointEvery);
  }

  public SolveRequest withCheckpoint(@Nullable Path file, Duration every) {
    return new SolveRequest(
        setup, engine, effort, heuristics, threads, memory, maxNodes, maxTime, file, every);
  }
}
