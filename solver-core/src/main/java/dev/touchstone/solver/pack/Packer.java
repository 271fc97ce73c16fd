package dev.touchstone.solver.pack;

import dev.touchstone.solver.board.Position;
import org.jspecify.annotations.Nullable;

/**
 * Looks for packings, which Breaker wins with while Maker is to move.
 *
 * <p>Contract: the cells of a packing that is found are free cells of the position without the two
 * given here, and every needed line that does not contain the reply is taken care of by a block or
 * contains a pair. The same calls give the same packings.
 */
public interface Packer {

  /** Starts from a position with Maker to move. */
  void begin(Position position);

  /**
   * A packing after a move of Maker's and a reply.
   *
   * @param move a cell that is Maker's besides, -1 for none
   * @param reply a cell that is Breaker's, -1 for none
   * @param steps after so many steps the search gives up
   */
  @Nullable Packing find(int move, int reply, int steps);

  /** How many lines the last search has left uncovered at best; 0 if it found a packing. */
  int uncovered();
}
