package dev.touchstone.bench.cluster;

import dev.touchstone.bench.cluster.Simulation.Result;
import dev.touchstone.cluster.ClusterSettings;
import dev.touchstone.cluster.job.BadJobException;
import dev.touchstone.cluster.tree.Budgeting;
import dev.touchstone.cluster.tree.Policy;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import java.util.Locale;

/**
 * How many workers are worth while, by each policy of choosing the next leaf: a simulation, with
 * positions for a clock. The same every time. All policies with one table for all workers; the
 * usual one also with a table for each, as workers on many machines have.
 */
final class ClusterSimulation {

  private static final String BOARD = "5,10,5";
  private static final Budgeting BUDGETS = new Budgeting(20, 160);
  private static final int[] WORKERS = {1, 4, 16, 64};
  private static final long MEMORY = 1L << 28;
  private static final long MEMORY_EACH = 1L << 24;
  private static final String ROW = "%-17s %-6s %7s %10s %6s %6s %8s %6s%n";

  private interface Crew {
    Result run(int workers) throws IOException, BadJobException;
  }

  private ClusterSimulation() {}

  private static void print(Policy policy, String table, Crew crew)
      throws IOException, BadJobException {
    Result one = null;
    for (int workers : WORKERS) {
      Result result = crew.run(workers);
      one = one == null ? result : one;
      System.out.printf(
          Locale.ROOT,
          ROW,
          policy.name().toLowerCase(Locale.ROOT).replace('_', ' '),
          table,
          workers,
          String.format(Locale.ROOT, "%,d", result.nodes()),
          String.format(Locale.ROOT, "%.2f", (double) result.nodes() / one.nodes()),
          result.jobs(),
          String.format(Locale.ROOT, "%,d", result.ticks()),
          String.format(Locale.ROOT, "%.1f", (double) one.ticks() / result.ticks()));
    }
  }

  public static void main(String[] args) throws IOException, BadJobException {
    Problem problem = ClusterCost.problem(args.length == 0 ? BOARD : args[0]);
    System.out.printf(
        ROW, "policy", "table", "workers", "positions", "work", "jobs", "ticks", "speed");
    for (Policy policy : Policy.values()) {
      print(
          policy, "one", workers -> Simulation.together(problem, policy, BUDGETS, workers, MEMORY));
    }
    Policy usual = ClusterSettings.USUAL.policy();
    print(usual, "each", workers -> Simulation.each(problem, usual, BUDGETS, workers, MEMORY_EACH));
  }
}
