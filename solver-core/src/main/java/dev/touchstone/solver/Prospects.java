package dev.touchstone.solver;

import dev.touchstone.solver.SolveListener.Progress;

/**
 * Whether a search shows any sign that it will end: the numbers of one report say so, not the time
 * that it took to get there. docs/adr/0015-no-end-in-sight.md has what was measured.
 */
public final class Prospects {

  /** No more work is expected for Breaker in any position that was not looked into yet. */
  public static final double MOST_WORK = 1e9;

  /**
   * Where Maker has won a game that was solved, the work expected for him stayed below 160 as long
   * as nothing was decided.
   */
  private static final double MUCH_FOR_MAKER = 300;

  /** Fewer positions are no evidence. */
  private static final long FIRST_NODES = 50;

  /** What ends sooner needs no words. */
  private static final double FIRST_SECONDS = 10;

  /** By how much a float may be off at each addition, as a share of the sum. */
  private static final double ROUNDING = 0x1p-24;

  private Prospects() {}

  /**
   * Whether nothing speaks for an end: no position was decided for either player, the work expected
   * for Breaker is as if not one first move had been looked into, and that for Maker is far beyond
   * what it was in games that he won.
   */
  public static boolean noEndInSight(Progress progress) {
    return progress.decided() == 0
        && progress.nodes() - progress.nodesBefore() >= FIRST_NODES
        && progress.rootMovesSettled() == 0
        && progress.breakerWork() >= leastSum(progress.rootMoves())
        && progress.makerWork() >= MUCH_FOR_MAKER;
  }

  /**
   * What the search's sum of that many times the most work is at least: it adds floats one by one,
   * and 225 of them, as on 15,15,5, come to less than 225 times one.
   */
  private static double leastSum(int moves) {
    return MOST_WORK * moves * (1 - ROUNDING * moves);
  }

  /** Whether that is to be said by now. */
  public static boolean isWorthSaying(Progress progress) {
    return progress.seconds() >= FIRST_SECONDS && noEndInSight(progress);
  }
}
