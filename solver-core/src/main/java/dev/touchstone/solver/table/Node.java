package dev.touchstone.solver.table;

import dev.touchstone.solver.board.Sets;
import java.util.Arrays;

/**
 * A copy of what the table knows of one position in normal form, seen in its canonical orientation:
 * what a search reads and changes before it is put back.
 *
 * <p>One player, the mover, is to move; the other one, the waiter, waits. The two amounts of work
 * are those still expected to prove that the mover wins, and that the waiter does: one is 0 exactly
 * when the other is infinite, and then the position is decided.
 */
public final class Node {

  public static final float INFINITE = Float.POSITIVE_INFINITY;

  /** No move, no option. */
  public static final int NONE = -1;

  /** Maker's stones and the free cells: with who is to move, the key. */
  public final long[] maker;

  public final long[] free;
  public boolean breakerMoves;

  /** The mover's moves that are not yet known to lose. */
  public final long[] region;

  /** The cells that a decided position's winner needs free (his first move with them). */
  public final long[] zone;

  /** The number of the entry. */
  public int id;

  public float moverWork;
  public float waiterWork;
  public boolean expanded;

  /** Whether packings have been looked for. */
  public boolean packed;

  /** The winning move of a mover, {@link #NONE} if he wins by threats. */
  public int move;

  /** The waiter's options, last one first, in {@link Options}; {@link #NONE} for none. */
  public int options;

  /** How many expansions it took so far. */
  public int work;

  /** The last option when the entry was copied. */
  int base;

  /** With sets of so many words. */
  public Node(int cellWords) {
    maker = new long[cellWords];
    free = new long[cellWords];
    region = new long[cellWords];
    zone = new long[cellWords];
  }

  /** Makes this the node of a position that nothing is known of. */
  public void begin(long[] stones, long[] cells, boolean breaker) {
    Sets.copy(stones, maker);
    Sets.copy(cells, free);
    breakerMoves = breaker;
    Arrays.fill(region, 0);
    Arrays.fill(zone, 0);
    moverWork = 1;
    waiterWork = 1;
    expanded = false;
    packed = false;
    move = NONE;
    options = NONE;
    work = 0;
  }

  public boolean moverWins() {
    return moverWork == 0;
  }

  public boolean waiterWins() {
    return waiterWork == 0;
  }

  public boolean decided() {
    return moverWork == 0 || waiterWork == 0;
  }

  /** From now on the mover is known to win. */
  public void wonByMover(int by) {
    move = by;
    moverWork = 0;
    waiterWork = INFINITE;
  }

  /** From now on the waiter is known to win. */
  public void wonByWaiter() {
    waiterWork = 0;
    moverWork = INFINITE;
  }
}
