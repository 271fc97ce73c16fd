package dev.touchstone.cli;

import dev.touchstone.archive.MemorySize;
import dev.touchstone.archive.TimeSpan;
import dev.touchstone.solver.Effort;
import dev.touchstone.solver.Engine;
import dev.touchstone.solver.SearchSettings;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult.Budget;
import dev.touchstone.solver.SolveResult.OutOfBudget;
import dev.touchstone.solver.tiling.Tiling;
import dev.touchstone.statement.Problem;
import dev.touchstone.theorem.Refusal;
import java.nio.file.Path;
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
      description = "fast; small, a smaller proof; packed, for narrow boards (default: fast)")
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
    try {
      return (tiling == null ? SolveRequest.of(problem) : SolveRequest.byTiling(problem, tiling))
          .with(engine)
          .with(effort.effort())
          .withThreads(threads)
          .withMemory(tables(memory))
          .within(maxNodes, maxTime == null ? null : maxTime.duration());
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    }
  }

  /** Half of what may be used; the rest is for everything but tables. */
  static long tables(@Nullable MemorySize memory) {
    long heap = Runtime.getRuntime().maxMemory();
    return (memory == null ? heap : Math.min(memory.bytes(), heap)) / 2;
  }

  /** With what the same command goes on when this is used up. */
  private static String more(Budget usedUp) {
    return switch (usedUp) {
      case NODES -> "with a larger --max-nodes ";
      case TIME -> "with a larger --max-time, or as it is, ";
      case MEMORY -> "with a larger --memory ";
      case WINDOWS, CANCELLED, NO_PROOF -> "";
    };
  }

  /** The line about a search that has not decided its game. */
  static String end(OutOfBudget result, @Nullable Path kept) {
    return "%s after %d nodes; ".formatted(result.budget().words(), result.work().nodes())
        + (kept == null
            ? "nothing is kept of this search"
            : "the checkpoint %s is kept: the same command %sresumes from there"
                .formatted(kept, more(result.budget())));
  }
}
