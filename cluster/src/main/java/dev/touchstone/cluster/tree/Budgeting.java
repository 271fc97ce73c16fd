package dev.touchstone.cluster.tree;

/**
 * How large jobs are: that of the root, and at most; a child's is twice that of its parent. The
 * longer a game takes, the larger they become besides: the tree's numbers are worse than those of a
 * search, so that many small jobs cost more positions than a few large ones.
 */
public record Budgeting(long first, long most) {

  /** A job takes at least this part of what its worker has done before. */
  private static final int SHARE = 8;

  long below(long budget) {
    return budget > most / 2 ? most : 2 * budget;
  }

  /** A job's budget after so many positions, with so many workers. */
  public long grown(long budget, long spent, int workers) {
    return Math.min(most, Math.max(budget, spent / SHARE / Math.max(1, workers)));
  }
}
