package dev.touchstone.cluster.tree;

import dev.touchstone.cluster.tree.Seen.Standing;
import dev.touchstone.cluster.tree.TreeNode.Edge;
import dev.touchstone.game.Player;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The upper part of the tree, for people who watch: so deep, and so many positions at most. */
final class Excerpt {

  private static final int WIDTH = 12;

  private final Ground ground;
  private final int depth;
  private int left;

  Excerpt(Ground ground, int depth, int most) {
    this.ground = ground;
    this.depth = depth;
    left = most;
  }

  /** The tree from its root on. */
  Seen of(TreeNode root) {
    return seen(root, -1, 0, 0, standing(root));
  }

  private Seen seen(TreeNode node, int move, int symmetry, int level, Standing standing) {
    List<Seen> below = new ArrayList<>();
    int more = node.edges.size();
    if (level < depth) {
      for (Edge edge : inOrder(node)) {
        if (below.size() == WIDTH || left == 0) {
          break;
        }
        left--;
        more--;
        below.add(
            seen(
                edge.child(),
                ground.image(symmetry, edge.move()),
                ground.product(symmetry, edge.symmetry()),
                level + 1,
                standing(node, edge)));
      }
    }
    return new Seen(
        node.number, move, node.work[0], node.work[1], standing, below, more, postponed(node));
  }

  /** What is open comes first, and of that what the mover would choose. */
  private static List<Edge> inOrder(TreeNode node) {
    int mover = TreeNode.index(node.position.mover());
    List<Edge> edges = new ArrayList<>(node.edges);
    edges.sort(
        Comparator.comparing((Edge edge) -> !Numbers.matters(node, edge))
            .thenComparingDouble(edge -> edge.child().work[mover]));
    return edges;
  }

  private static int postponed(TreeNode node) {
    if (node.region == null || node.winner != null) {
      return 0;
    }
    int count = 0;
    for (int move : node.order) {
      if (node.region.contains(move)) {
        count++;
      }
    }
    for (Edge edge : node.edges) {
      if (node.region.contains(edge.move())) {
        count--;
      }
    }
    return count;
  }

  private static Standing standing(TreeNode parent, Edge edge) {
    boolean needless =
        edge.child().winner == null && (parent.winner != null || !Numbers.matters(parent, edge));
    return needless ? Standing.ANSWERED : standing(edge.child());
  }

  private static Standing standing(TreeNode node) {
    if (node.winner != null) {
      return node.winner == Player.BLACK ? Standing.MAKER_WINS : Standing.BREAKER_WINS;
    }
    if (node.running) {
      return Standing.AT_WORK;
    }
    return node.tried ? Standing.DIVIDED : Standing.WAITING;
  }
}
