package dev.touchstone.cluster.view;

import dev.touchstone.cluster.tree.Position;
import dev.touchstone.cluster.tree.Seen;
import dev.touchstone.solver.TimeLeft;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What there is to see of a run, at one moment.
 *
 * @param sides what the players are called
 * @param left how long it may take, if Breaker wins and there is an estimate
 * @param lines what was said last
 */
public record RunState(
    String game,
    Sides sides,
    Progress progress,
    Optional<TimeLeft.Range> left,
    List<WorkerState> workers,
    Seen tree,
    List<String> lines) {

  /**
   * A worker, and what it is at.
   *
   * @param at the position of its job; null if it has none
   * @param node the number of that position
   * @param nodes how many positions it has expanded for it, as it says
   * @param seconds since when it has had it
   */
  public record WorkerState(
      String name, @Nullable Position at, int node, long budget, long nodes, double seconds) {}
}
