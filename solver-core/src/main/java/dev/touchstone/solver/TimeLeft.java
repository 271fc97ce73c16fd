package dev.touchstone.solver;

import dev.touchstone.solver.SolveListener.Progress;
import java.util.Optional;

/**
 * How long a search may still take, if Breaker wins.
 *
 * <p>The work that is expected for Breaker is a sum over the first moves that are not refuted yet.
 * Where Breaker wins it falls from its peak to nothing, on the way about as evenly as positions are
 * expanded; so the positions still to come are estimated by that line. Where Maker wins it rises or
 * stands still until the end, and there is no estimate. docs/performance.md shows how far the line
 * was off on the games of the archive, which is where {@link #FACTOR} is from.
 */
public final class TimeLeft {

  /** The truth was between the estimate divided by this and the estimate times this. */
  public static final double FACTOR = 3;

  /** Only when the work has fallen to this share of its peak, a trend is believed. */
  private static final double FALLEN = 0.75;

  /** The numbers of the first positions are guesses that fall as soon as they are looked into. */
  private static final long FIRST_NODES = 1_000;

  private int part;
  private double peak;
  private long nodesAtPeak;
  private double share;
  private double nodes;
  private double seconds;

  /**
   * What may still be missing.
   *
   * @param least seconds
   * @param most seconds
   */
  public record Range(double least, double most) {}

  /** Takes the next report into account. */
  public void hear(Progress progress) {
    double work = progress.breakerWork();
    boolean early = progress.nodes() - progress.nodesBefore() < FIRST_NODES;
    if (work > peak || early || progress.part() != part) {
      part = progress.part();
      peak = work;
      nodesAtPeak = progress.nodes();
    }
    share = peak > 0 && part == progress.parts() ? work / peak : 1;
    nodes = (progress.nodes() - nodesAtPeak) * share / (1 - share);
    seconds = nodes / progress.nodesPerSecond();
  }

  /** The positions that are still to be expanded, if Breaker wins; nothing is known of Maker. */
  public Optional<Double> nodes() {
    return share <= FALLEN ? Optional.of(nodes) : Optional.empty();
  }

  /** The time for that, with what such estimates were off. */
  public Optional<Range> range() {
    return nodes().map(left -> new Range(seconds / FACTOR, seconds * FACTOR));
  }
}
