package dev.touchstone.cli;

import dev.touchstone.archive.MemorySize;
import dev.touchstone.archive.TimeSpan;
import dev.touchstone.solver.Effort;
import dev.touchstone.solver.Engine;
import dev.touchstone.solver.SearchSettings;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult.Budget;
import dev.touchstone.solver.tiling.Tiling;
import dev.touchstone.statement.Problem;
import dev.touchstone.theorem.Refusal;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How to search, and within what. */
final class Budgets {

  /** The efforts by name. */
  enum EffortName {
    FAST,
    SMALL,
    PACKED;

    Effort effort() {
      return switch (this) {
        case FAST -> Effort.FAST;
        case SMALL -> Effort.SMALL;
        case PACKED -> Effort.PACKED;
      };
    }
  }

  @Option(
      names = "--engine",
      paramLabel = "ENGINE",
      converter = WordReader.OfEngine.class,
      completionCandidates = WordReader.OfEngine.class,
      description = "pn (proof-number search) or dfs (plain depth-first search) (default: pn)")
  private Engine engine = Engine.PN;

  @Option(
      names = "--effort",
      paramLabel = "EFFORT",
      converter = WordReader.OfEffort.class,
      completionCandidates = WordReader.OfEffort.class,
      description = "fast; small or packed for a smaller proof in more time (default: fast)")
  private EffortName effort = EffortName.FAST;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "1 or 2 (default: 1); for many see --cluster in help worker")
  private int threads = 1;

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      converter = MemoryReader.class,
      description = "about half is for the table (default: 8g, at most 3/4 of the machine's)")
  private @Nullable MemorySize memory;

  @Option(
      names = "--max-nodes",
      paramLabel = "N",
      description = "give up after this many positions, including those of earlier runs")
  private long maxNodes = Long.MAX_VALUE;

  @Option(
      names = "--max-time",
      paramLabel = "TIME",
      converter = TimeReader.class,
      description = "give up after this time")
  private @Nullable TimeSpan maxTime;

  String effortName() {
    return effort.name().toLowerCase(Locale.ROOT);
  }

  /** What the solver is asked in Hex, where there is one way to search. */
  SolveRequest requestInHex(Problem problem) throws Refusal {
    if (engine != Engine.PN || effort != EffortName.FAST || threads != 1) {
      throw Refusal.usage("--engine, --effort, --threads: Hex knows none; leave them out");
    }
    return request(problem);
  }

  /** What the solver is asked, without a checkpoint yet. */
  SolveRequest request(Problem problem) throws Refusal {
    return request(problem, null);
  }

  /** The same, on the plane perhaps by a tiling. */
  SolveRequest request(Problem problem, @Nullable Tiling tiling) throws Refusal {
    if (threads < 1 || threads > SearchSettings.MAX_THREADS) {
      throw Refusal.usage("--threads: 1 or " + SearchSettings.MAX_THREADS + ", not " + threads);
    }
    if (maxNodes < 1) {
      throw Refusal.usage("--max-nodes: at least 1, not " + maxNodes);
    }
    long heap = Runtime.getRuntime().maxMemory();
    long most = memory == null ? heap : Math.min(memory.bytes(), heap);
    try {
      return (tiling == null ? SolveRequest.of(problem) : SolveRequest.byTiling(problem, tiling))
          .with(engine)
          .with(effort.effort())
          .withThreads(threads)
          .withMemory(most / 2)
          .within(maxNodes, maxTime == null ? null : maxTime.duration());
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    }
  }

  /** With what the same command goes on when this is used up. */
  static String more(Budget usedUp) {
    return switch (usedUp) {
      case NODES -> "with a larger --max-nodes ";
      case TIME -> "with a larger --max-time, or as it is, ";
      case MEMORY -> "with a larger --memory ";
      case WINDOWS, CANCELLED -> "";
    };
  }
}
