package dev.touchstone.cluster;

import dev.touchstone.cluster.tree.Budgeting;
import dev.touchstone.cluster.tree.Policy;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.time.Duration;

/**
 * How a game is searched by many.
 *
 * @param lease how long a worker may show no progress before its job is given to another one
 * @param maxNodes the most positions that all jobs together may expand, those of earlier runs
 *     included
 */
public record ClusterSettings(
    Policy policy, Budgeting budgets, Duration lease, long maxNodes, Duration maxTime) {

  /** Jobs of a second at the root, no end. */
  public static final ClusterSettings USUAL =
      new ClusterSettings(
          Policy.VIRTUAL_EQUALITY,
          new Budgeting(250, 1_000_000),
          Duration.ofSeconds(30),
          Long.MAX_VALUE,
          Duration.ofDays(36_500));

  /**
   * The same for this game: a position of a strong game takes far less time; with turns of several
   * stones it takes more, but to look once at all that a turn leaves open takes some hundreds.
   */
  public static ClusterSettings usual(Problem problem) {
    if (problem.rules() != Rules.STRONG) {
      return USUAL;
    }
    return problem.turn() > 1 || problem.opening() > 1
        ? USUAL.with(new Budgeting(1000, 1_000_000))
        : USUAL.with(new Budgeting(5000, 50_000_000));
  }

  public ClusterSettings with(Policy other) {
    return new ClusterSettings(other, budgets, lease, maxNodes, maxTime);
  }

  public ClusterSettings with(Budgeting other) {
    return new ClusterSettings(policy, other, lease, maxNodes, maxTime);
  }

  public ClusterSettings withLease(Duration other) {
    return new ClusterSettings(policy, budgets, other, maxNodes, maxTime);
  }

  public ClusterSettings within(long nodes, Duration time) {
    return new ClusterSettings(policy, budgets, lease, nodes, time);
  }
}
