package dev.touchstone.cluster;

/** Hears from the coordinator. */
public interface ClusterListener {

  /**
   * How far it has come.
   *
   * @param nodes positions expanded by all jobs, in earlier runs as well
   * @param jobs how many have come back
   * @param underWay how many are under way
   * @param tree the positions in the tree
   * @param makerWork the work still expected until Maker has won
   * @param breakerWork the same for Breaker
   */
  record Progress(
      double seconds,
      long nodes,
      long jobs,
      int workers,
      int underWay,
      int tree,
      double makerWork,
      double breakerWork) {}

  void progress(Progress progress);

  /** Something that deserves a line. */
  void say(String line);
}
