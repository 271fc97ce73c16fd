package dev.touchstone.solver.search;

import dev.touchstone.solver.table.Node;

/**
 * What the children say of a node: its mover needs one move that wins, its waiter an answer to
 * each.
 *
 * @param moverWork the least work over the children, for the mover of the node
 * @param waiterWork the sum over the children, for its waiter
 * @param best the child with the least work, -1 if the region is empty
 * @param second the least work over the other children
 */
record Outlook(float moverWork, float waiterWork, int best, float second) {

  /** Of a node that is decided. */
  static final Outlook NONE = new Outlook(0, 0, -1, Node.INFINITE);
}
