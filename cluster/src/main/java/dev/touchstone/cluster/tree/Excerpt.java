package dev.touchstone.cluster.tree;

import dev.touchstone.cluster.tree.Seen.Standing;
import dev.touchstone.cluster.tree.TreeNode.Edge;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
    return seen(root, null, 0, 0, standing(root));
  }

  /** The moves of a node, as many as are looked at. */
  static int moves(Ground ground, TreeNode node) {
    return ground.isOfCells(node.position)
        ? ground.game().cellCount() - node.position.taken().count()
        : Math.max(1, node.edges.size() + postponed(node));
  }

  /** Those that are not answered yet. */
  static int movesLeft(Ground ground, TreeNode node) {
    return node.winner != null
        ? 0
        : node.region == null ? moves(ground, node) : node.region.count();
  }

  private Seen seen(
      TreeNode node, @Nullable CellSet move, int symmetry, int level, Standing standing) {
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
    return node.region.postponed();
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
