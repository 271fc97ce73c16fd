package dev.touchstone.solver.leaf;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import java.util.Arrays;

/**
 * Looks for disjoint pairs of free cells such that every live line contains one: Breaker answers in
 * the pair where Maker plays (GROUPS, T3).
 *
 * <p>The line with the fewest available cells comes first; one with two of them is a pair without a
 * choice, one with fewer ends the branch. Among the pairs of a line the one that blocks most comes
 * first. That is the order of COVER, so that what is found takes few bytes. The search gives up
 * after a number of choices, the patience.
 *
 * <p>Contract: after {@link #begin} and {@link #without}, {@link #find} is true only if the pairs
 * of {@link #pairs} avoid the cell given to Maker and the reply, and each live line contains a pair
 * or the reply.
 */
public abstract class Pairing {

  final int[] pairs;
  int length;
  private int savedLength;
  private final int[] saved;
  int patience;

  Pairing(Arena arena) {
    pairs = new int[arena.cells + 2];
    saved = new int[arena.cells + 2];
  }

  /** The pairing search that suits the board. */
  public static Pairing of(Arena arena) {
    return NarrowPairing.fits(arena) ? new NarrowPairing(arena) : new WidePairing(arena);
  }

  /** Starts from a position. */
  public abstract void begin(Position position);

  /** Gives this cell to Maker, for all searches until the next call; -1 for none. */
  public abstract void without(int cell);

  /**
   * Searches for pairs, Breaker having a stone on {@code reply} (-1 for none).
   *
   * @param kept cells that the pairs should rather not use
   */
  public abstract boolean find(int reply, long[] kept, int patience);

  /**
   * After a search that found pairs: searches again with this cell given to Maker, too. If that
   * fails, all is as before.
   */
  public abstract boolean spare(int cell, int reply, long[] kept, int patience);

  /** As {@link #find} from the position as it is, with pairs within these cells only. */
  public abstract boolean findWithin(int reply, long[] zone, int patience);

  final void save() {
    System.arraycopy(pairs, 0, saved, 0, length);
    savedLength = length;
  }

  final void restore() {
    System.arraycopy(saved, 0, pairs, 0, savedLength);
    length = savedLength;
  }

  /** The cells of the pairs found last, one pair after the other. */
  public final int[] pairs() {
    return Arrays.copyOf(pairs, length);
  }

  /** Adds the cells of the pairs found last. */
  public final void addTo(long[] zone) {
    for (int i = 0; i < length; i++) {
      zone[pairs[i] >>> 6] |= 1L << pairs[i];
    }
  }
}
