package dev.touchstone.solver.refute;

import java.util.Arrays;

/**
 * How long packings are looked for, by how many stones Maker has. With few there is all to win, and
 * few such positions come up: there every move gets an answer if it can be had. With more, a search
 * may take as many steps as expansions have been made in vain below the position, times a factor.
 * Both grow and shrink with what has come of it at the same number of stones: where blocks do not
 * help, little time is lost on them.
 */
final class PackingPatience {

  /** Maker's stones in a position of which all is tried. */
  private static final int THOROUGH = 2;

  /** All is tried after so many times the expansions. */
  private static final int LATER = 8;

  private static final int MOST_AFTER = 1 << 24;

  /** The steps of a search in which all is tried, before Maker has a stone and later. */
  private static final int BEFORE_STONES = 90_000;

  private static final int THOROUGH_STEPS = 60_000;

  private static final double FIRST_FACTOR = 16;
  private static final double LEAST_FACTOR = 1.0 / 256;
  private static final double MOST_FACTOR = 40;

  private final int after;
  private final int least;

  /** Steps for an expansion, by Maker's stones; and the expansions before all is tried. */
  private final double[] factors;

  private final int[] afters = new int[THOROUGH + 1];

  /**
   * Of a board with so many cells.
   *
   * @param after the expansions below a position after which packings are looked for
   * @param least the steps that are worth a search
   */
  PackingPatience(int cells, int after, int least) {
    this.after = after;
    this.least = least;
    factors = new double[cells + 1];
    Arrays.fill(factors, FIRST_FACTOR);
    Arrays.fill(afters, LATER * after);
  }

  static boolean isThorough(int stones) {
    return stones <= THOROUGH;
  }

  /** Whether it is time, after so many expansions below. */
  boolean isOver(int stones, long work) {
    return isThorough(stones)
        ? work >= afters[stones]
        : work >= after && budget(stones, work) >= least;
  }

  /** The steps that a search may take then. */
  long budget(int stones, long work) {
    return stones == 0
        ? BEFORE_STONES
        : isThorough(stones) ? THOROUGH_STEPS : (long) (work * factors[stones]);
  }

  /** What has come of a search. */
  void learn(int stones, boolean success) {
    if (isThorough(stones)) {
      afters[stones] =
          success
              ? Math.max(LATER * after, afters[stones] / 4)
              : Math.min(MOST_AFTER, 2 * afters[stones]);
    } else {
      factors[stones] =
          success
              ? Math.min(MOST_FACTOR, factors[stones] * 4)
              : Math.max(LEAST_FACTOR, factors[stones] / 2);
    }
  }
}
