package dev.touchstone.solver;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * What a search may use up before it has to give up.
 *
 * @param memory the bytes that the table may take
 * @param maxNodes the most positions that are expanded, those before a checkpoint included
 * @param maxTime the most time of this run
 */
public record Limits(long memory, long maxNodes, Duration maxTime) {

  private static final Duration FOR_EVER = Duration.ofDays(36_500);

  /** Refuses what cannot be. */
  public Limits {
    if (memory <= 0) {
      throw new IllegalArgumentException("the table needs memory");
    }
    if (maxNodes <= 0) {
      throw new IllegalArgumentException("at least one node");
    }
  }

  /** Half the heap, and no end otherwise. */
  public static Limits none() {
    return new Limits(Runtime.getRuntime().maxMemory() / 2, Long.MAX_VALUE, FOR_EVER);
  }

  public Limits withMemory(long other) {
    return new Limits(other, maxNodes, maxTime);
  }

  /** With these budgets; no time means no end. */
  public Limits within(long nodes, @Nullable Duration time) {
    return new Limits(memory, nodes, time == null ? FOR_EVER : time);
  }
}
