package dev.touchstone.cluster;

/** Hears from the coordinator. */
public interface ClusterListener {

  /**
   * How far it has come.
   *
   * @param nodes positions expanded by all jobs, in earlier runs as well
   * @param nodesBefore those of earlier runs
   * @param jobs how many have come back
   * @param underWay how many are under way
   * @param tree the positions in the tree
   * @param makerWork the work still expected until Maker has won
   * @param breakerWork the same for Breaker
   * @param rootMoves the moves at the root
   * @param rootMovesLeft those that are not answered yet
   */
  record Progress(
      double seconds,
      long nodes,
      long nodesBefore,
      long jobs,
      int workers,
      int underWay,
      int tree,
      double makerWork,
      double breakerWork,
      int rootMoves,
      int rootMovesLeft) {}

  void progress(Progress progress);

  /** Something that deserves a line. */
  void say(String line);
}
