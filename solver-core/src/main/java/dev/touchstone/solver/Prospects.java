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
        && progress.breakerWork() >= MOST_WORK * progress.rootMoves()
        && progress.makerWork() >= MUCH_FOR_MAKER;
  }

  /** Whether that is to be said by now. */
  public static boolean isWorthSaying(Progress progress) {
    return progress.seconds() >= FIRST_SECONDS && noEndInSight(progress);
  }
}
