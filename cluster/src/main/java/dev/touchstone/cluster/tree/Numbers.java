package dev.touchstone.cluster.tree;

import dev.touchstone.cluster.tree.TreeNode.Edge;
import dev.touchstone.game.Player;
import org.jspecify.annotations.Nullable;

/**
 * Proof numbers of the tree: the mover needs one child, the waiter all that are not answered yet.
 * Siblings are generated one at a time, when those that are there look worse than the next one may
 * be (Wu, Lin and others: postponed sibling generation); until then they count as one.
 */
final class Numbers {

  /** What share of the waiter's work a move has that nothing is known of. */
  private static final double SHARE = 0.25;

  /** More work is not expected of any position; sums of it are numbers still. */
  private static final double MOST = 1e100;

  private Numbers() {}

  /**
   * The work that a job says is still expected. No number that a worker makes up may say that the
   * position is decided, or never will be.
   */
  static double expected(double work) {
    return Math.max(1, Math.min(MOST, work));
  }

  /** What a child begins with, before its job. */
  static void begin(TreeNode child, TreeNode parent) {
    int mover = TreeNode.index(parent.position.mover());
    child.own[mover] = parent.own[mover];
    child.own[1 - mover] = Math.max(1, SHARE * parent.own[1 - mover]);
    child.work[0] = child.own[0];
    child.work[1] = child.own[1];
  }

  /** The mover's work if the next sibling is generated: more, the more there are. */
  static double postponed(TreeNode node) {
    return node.own(node.position.mover()) * (1 + SHARE * node.edges.size());
  }

  /** Whether a leaf below this node can be chosen. */
  static boolean isOpen(TreeNode node) {
    return node.winner == null
        && !node.blocked
        && node.work[0] > 0
        && node.work[1] > 0
        && Double.isFinite(node.work[0])
        && Double.isFinite(node.work[1]);
  }

  /** Whether a child still matters to its parent. */
  static boolean matters(TreeNode node, Edge edge) {
    return edge.child().winner == null && node.region != null && node.region.contains(edge.move());
  }

  /** Sets a node's numbers from its children or its job; whether they have changed. */
  static boolean update(TreeNode node, Policy policy) {
    double maker = node.work[0];
    double breaker = node.work[1];
    boolean blocked = node.blocked;
    if (node.winner != null) {
      set(node, node.winner);
      node.blocked = true;
    } else if (node.region == null) {
      node.work[0] = node.own[0];
      node.work[1] = node.own[1];
      node.blocked = node.running;
      Player virtual = node.running ? policy.winner(node.own[0], node.own[1]) : null;
      if (virtual != null) {
        set(node, virtual);
      }
    } else {
      fromChildren(node);
    }
    return maker != node.work[0] || breaker != node.work[1] || blocked != node.blocked;
  }

  private static void set(TreeNode node, @Nullable Player winner) {
    node.work[0] = winner == Player.BLACK ? 0 : Double.POSITIVE_INFINITY;
    node.work[1] = winner == Player.WHITE ? 0 : Double.POSITIVE_INFINITY;
  }

  private static void fromChildren(TreeNode node) {
    int mover = TreeNode.index(node.position.mover());
    boolean postponed = node.postponed() >= 0;
    double least = postponed ? postponed(node) : Double.POSITIVE_INFINITY;
    double sum = postponed ? Math.max(1, SHARE * node.own[1 - mover]) : 0;
    boolean open = postponed;
    for (Edge edge : node.edges) {
      if (matters(node, edge)) {
        least = Math.min(least, edge.child().work[mover]);
        sum += edge.child().work[1 - mover];
        open |= isOpen(edge.child());
      }
    }
    node.work[mover] = least;
    node.work[1 - mover] = sum;
    node.blocked = !open;
  }
}
