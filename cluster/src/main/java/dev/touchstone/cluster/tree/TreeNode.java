package dev.touchstone.cluster.tree;

import dev.touchstone.cluster.tree.Made.Use;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A position of the tree with what is known of it, in the orientation in which it was first met.
 */
final class TreeNode {

  /**
   * A move that has a node of its own.
   *
   * @param symmetry leads from the child's orientation to that of the parent
   */
  record Edge(int move, TreeNode child, int symmetry) {}

  final int number;
  final Position position;
  final Set<TreeNode> parents = new LinkedHashSet<>();
  final List<Edge> edges = new ArrayList<>();

  /** The work expected until Maker, and until Breaker, has won; as jobs and children have it. */
  final double[] work = {1, 1};

  /** The same as the position's own job found it. */
  final double[] own = {1, 1};

  /** How large its job may be. */
  long budget;

  /** Whether its job came back without a winner: from now on it has children. */
  boolean tried;

  /** Whether a job is under way. */
  boolean running;

  /** Whether no leaf below can be chosen now. */
  boolean blocked;

  /** The mover's moves that are not answered yet, and all moves, those to be tried first first. */
  @Nullable CellSet region;

  int[] order = {};

  /** The symmetries that leave the position as it is. */
  int[] stabilizer = {};

  /** The answers found so far, and the moves whose children they come from. */
  final List<Made.Option> options = new ArrayList<>();

  final Set<Integer> absorbed = new HashSet<>();

  @Nullable Player winner;

  /** If the mover wins, how (-1: without a stone); otherwise -1. */
  int answer = -1;

  /** The claim that holds then, or before the mover's move. */
  @Nullable Use claim;

  TreeNode(int number, Position position) {
    this.number = number;
    this.position = position;
  }

  /** Where a player's numbers stand. */
  static int index(Player player) {
    return player == Player.BLACK ? 0 : 1;
  }

  /** The work until this player has won. */
  double work(Player player) {
    return work[index(player)];
  }

  double own(Player player) {
    return own[index(player)];
  }

  boolean moverWins() {
    return winner == position.mover();
  }

  /** The next move that has no child yet and is not answered, or -1. */
  int postponed() {
    if (region == null) {
      return -1;
    }
    for (int move : order) {
      if (region.contains(move) && edges.stream().noneMatch(edge -> edge.move() == move)) {
        return move;
      }
    }
    return -1;
  }
}
