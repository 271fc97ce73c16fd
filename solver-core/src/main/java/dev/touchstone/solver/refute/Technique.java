package dev.touchstone.solver.refute;

import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.table.Node;

/**
 * A way to learn something of a position without looking at its successors. It settles the node, or
 * finds options of the waiting side, each of which takes all moves outside its zone out of the
 * mover's region; or it finds nothing.
 *
 * <p>Contract: region(after) ⊆ region(before); the options that were there stay; a position that
 * does not suit the technique is left as it is.
 */
@FunctionalInterface
public interface Technique {

  /**
   * Applies it to a node whose position is loaded.
   *
   * @return the searches for pairs that it took
   */
  int apply(Node node, Position position);
}
