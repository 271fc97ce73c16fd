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
   * A turn that has a node of its own.
   *
   * @param symmetry leads from the child's orientation to that of the parent
   */
  record Edge(CellSet move, TreeNode child, int symmetry) {}

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

  /** The mover's turns that are not answered yet. */
  @Nullable Region region;

  /** Turns of the mover's that its job found promising. */
  List<Suggested> suggested = List.of();

  /** The symmetries that leave the position as it is. */
  int[] stabilizer = {};

  /** The answers found so far, and the moves whose children they come from. */
  final List<Made.Option> options = new ArrayList<>();

  final Set<CellSet> absorbed = new HashSet<>();

  @Nullable Player winner;

  /** If the mover wins, how, perhaps without a stone. */
  CellSet answer;

  /** The claim that holds then, or before the mover's move. */
  @Nullable Use claim;

  TreeNode(int number, Position position) {
    this.number = number;
    this.position = position;
    answer = position.maker().minus(position.maker());
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

  boolean hasChild(CellSet move) {
    for (Edge edge : edges) {
      if (edge.move().equals(move)) {
        return true;
      }
    }
    return false;
  }
}
