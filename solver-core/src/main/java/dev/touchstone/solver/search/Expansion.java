package dev.touchstone.solver.search;

import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.refute.Technique;
import dev.touchstone.solver.table.Node;
import java.util.List;

/**
 * What can be said of a position before its successors are looked at: the techniques of the room
 * {@code refute}, one after the other.
 */
final class Expansion {

  private final List<Technique> techniques;

  Expansion(List<Technique> techniques) {
    this.techniques = techniques;
  }

  /**
   * Expands a node whose position is loaded: every move is in its region that no technique has
   * settled. Returns the searches for pairs that it took.
   */
  int expand(Node node, Position position) {
    node.expanded = true;
    Sets.copy(node.free, node.region);
    int tests = 0;
    for (Technique technique : techniques) {
      tests += technique.apply(node, position);
      if (node.decided()) {
        return tests;
      }
    }
    return tests;
  }
}
