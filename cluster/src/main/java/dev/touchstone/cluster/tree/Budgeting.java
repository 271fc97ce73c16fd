package dev.touchstone.cluster.tree;

/** How large jobs are: that of the root, and at most; a child's is twice that of its parent. */
public record Budgeting(long first, long most) {

  long below(long budget) {
    return Math.min(most, 2 * budget);
  }
}
