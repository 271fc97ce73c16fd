package dev.touchstone.solver.proof;

/**
 * The position after a move of Maker's and the reply that the table has.
 *
 * @param move Maker's move on the board, or -1
 * @param reply the reply on the board, or -1 where none is needed
 * @param maker Maker's stones, in the orientation of the position before the reply
 * @param free the free cells, in the same
 * @param toBoard the symmetry that leads from there to the board
 */
@SuppressWarnings("ArrayRecordComponent") // They are made once and read; nobody compares them.
record After(int move, int reply, long[] maker, long[] free, int toBoard) {

  /** Whether no line is needed any more. */
  boolean isWon() {
    return reply < 0;
  }
}
