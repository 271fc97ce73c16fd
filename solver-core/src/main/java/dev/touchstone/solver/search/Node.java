package dev.touchstone.solver.search;

import dev.touchstone.solver.board.Arena;

/**
 * What the table knows of one position in normal form, seen in its canonical orientation.
 *
 * <p>One player, the mover, is to move; the other one waits. The two numbers are the work still
 * expected to prove that the mover wins, and that the waiter does: one is 0 exactly when the other
 * is infinite, and then the position is decided.
 */
final class Node {

  static final float INFINITE = Float.POSITIVE_INFINITY;

  final long[] maker;
  final long[] empty;

  /** The mover's moves that are not yet known to lose. */
  final long[] region;

  /** The cells that a decided position's winner needs free (his first move with them). */
  final long[] zone;

  int id;
  float mover;
  float waiter;
  boolean breakerMoves;
  boolean expanded;

  /** The winning move of a mover. */
  int move;

  /** The waiter's options, last one first, in {@link OptionStore}; -1 for none. */
  int options;

  /** The last option when the entry was copied. */
  int base;

  /** How many expansions it took so far. */
  int work;

  Node(Arena arena) {
    maker = new long[arena.cellWords];
    empty = new long[arena.cellWords];
    region = new long[arena.cellWords];
    zone = new long[arena.cellWords];
  }

  boolean moverWins() {
    return mover == 0;
  }

  boolean waiterWins() {
    return waiter == 0;
  }

  boolean decided() {
    return mover == 0 || waiter == 0;
  }
}
