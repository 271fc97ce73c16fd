package dev.touchstone.bench.cluster;

import dev.touchstone.bench.cluster.Simulation.Result;
import dev.touchstone.cluster.job.BadJobException;
import dev.touchstone.cluster.tree.Budgeting;
import dev.touchstone.cluster.tree.Policy;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import java.util.Locale;

/**
 * How many workers are worth while, by each policy of choosing the next leaf: a simulation, with
 * positions for a clock. The same every time.
 */
final class ClusterSimulation {

  private static final String BOARD = "6,9,5";
  private static final Budgeting BUDGETS = new Budgeting(20, 160);
  private static final int MOST = 64;
  private static final long MEMORY = 1L << 24;
  private static final String ROW = "%-17s %8s %10s %8s %6s %8s %6s%n";

  private ClusterSimulation() {}

  public static void main(String[] args) throws IOException, BadJobException {
    Problem problem = ClusterCost.problem(args.length == 0 ? BOARD : args[0]);
    System.out.printf(ROW, "policy", "workers", "positions", "work", "jobs", "ticks", "speed");
    for (Policy policy : Policy.values()) {
      Result one = null;
      for (int workers = 1; workers <= MOST; workers *= 2) {
        Result result = Simulation.run(problem, policy, BUDGETS, workers, MEMORY);
        one = one == null ? result : one;
        System.out.printf(
            Locale.ROOT,
            ROW,
            policy.name().toLowerCase(Locale.ROOT).replace('_', ' '),
            workers,
            String.format(Locale.ROOT, "%,d", result.nodes()),
            String.format(Locale.ROOT, "%.2f", (double) result.nodes() / one.nodes()),
            result.jobs(),
            String.format(Locale.ROOT, "%,d", result.ticks()),
            String.format(Locale.ROOT, "%.1f", (double) one.ticks() / result.ticks()));
      }
    }
  }
}
