package dev.touchstone.solver.refute;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Sets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Looks for disjoint pairs of free cells such that every needed line contains one: Breaker answers
 * in the pair where Maker plays (GROUPS, T3). Pairing strategies are Hales and Jewett's [HJ63].
 *
 * <p>The line with the fewest free cells comes first; one with two of them is a pair without a
 * choice, one with fewer ends the branch. Among the pairs of a line the one that blocks most comes
 * first, without prices; that is the order of COVER, so that what is found takes few bytes. The
 * search gives up after a number of choices, the patience.
 *
 * <p>Contract: after {@link #begin} and {@link #without}, the pairs found are disjoint, avoid the
 * cell given to Maker and the reply, and each needed line contains a pair or the reply. They are
 * given as their cells, one pair after the other.
 */
public abstract class Pairing {

  final int[] pairs;

  /** What {@link PairOrder} makes of the prices of the cells. */
  final int[] price;

  int length;
  int patience;

  Pairing(Arena arena) {
    pairs = new int[arena.cells + 2];
    price = new int[arena.cells];
  }

  /** The pairing search that suits the board. */
  public static Pairing of(Arena arena) {
    return NarrowPairing.fits(arena) ? new NarrowPairing(arena) : new WidePairing(arena);
  }

  /** Starts from a position. */
  public abstract void begin(Position position);

  /** From now on pairs of cheap cells come first; with null, all cells cost the same. */
  public final void prefer(@Nullable Prices prices) {
    PairOrder.copy(prices, price);
  }

  /** Gives this cell to Maker, for all searches until the next call; -1 for none. */
  public abstract void without(int cell);

  /**
   * Searches for pairs, Breaker having a stone on {@code reply} (-1 for none).
   *
   * @param kept cells that the pairs should rather not use
   */
  public abstract int @Nullable [] find(int reply, long[] kept, int patience);

  /**
   * After a search that found pairs: searches again with this cell given to Maker, too, and leaves
   * it with him if that finds pairs.
   */
  public abstract int @Nullable [] spare(int cell, int reply, long[] kept, int patience);

  /** As {@link #find} from the position as it is, with pairs within these cells only. */
  public abstract int @Nullable [] findWithin(int reply, long[] zone, int patience);

  final int[] found() {
    return Arrays.copyOf(pairs, length);
  }

  /** The cells of pairs as a set. */
  static void copy(int[] pairs, long[] to) {
    Arrays.fill(to, 0);
    for (int cell : pairs) {
      Sets.add(to, cell);
    }
  }
}
