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

  final int cellWords;

  /** Where a state has the free cells, a word of them after the other. */
  final int freeAt;

  /** The state of the position. */
  final long[] start;

  /** The state after {@link #without}. */
  final long[] base;

  private final long[] before;

  /** The cells that the pairs should rather not use. */
  long[] kept;

  private final long[] none;
  int length;
  int patience;

  /** With states of so many words. */
  Pairing(Arena arena, int size, int freeAt) {
    pairs = new int[arena.cells + 2];
    price = new int[arena.cells];
    cellWords = arena.cellWords;
    this.freeAt = freeAt;
    start = new long[size];
    base = new long[size];
    before = new long[size];
    none = arena.noCells();
    kept = none;
  }

  /** The pairing search that suits the board. */
  public static Pairing of(Arena arena) {
    return NarrowPairing.fits(arena) ? new NarrowPairing(arena) : new WidePairing(arena);
  }

  /** Starts from a position. */
  public final void begin(Position position) {
    load(position);
    without(-1);
  }

  /** Makes the position the first state. */
  abstract void load(Position position);

  /** Takes a free cell of a state; its lines have one less. */
  abstract void take(long[] state, int cell);

  /** Searches from {@link #base}, Breaker having a stone on the reply (-1 for none). */
  abstract boolean search(int reply);

  /** From now on pairs of cheap cells come first; with null, all cells cost the same. */
  public final void prefer(@Nullable Prices prices) {
    PairOrder.copy(prices, price);
  }

  /** Gives this cell to Maker, for all searches until the next call; -1 for none. */
  public final void without(int cell) {
    System.arraycopy(start, 0, base, 0, base.length);
    if (cell >= 0) {
      take(base, cell);
    }
  }

  /**
   * Searches for pairs, Breaker having a stone on {@code reply} (-1 for none).
   *
   * @param keep cells that the pairs should rather not use
   */
  public final int @Nullable [] find(int reply, long[] keep, int choices) {
    kept = keep;
    length = 0;
    patience = choices;
    return search(reply) ? Arrays.copyOf(pairs, length) : null;
  }

  /**
   * After a search that found pairs: searches again with this cell given to Maker, too, and leaves
   * it with him if that finds pairs.
   */
  public final int @Nullable [] spare(int cell, int reply, long[] keep, int choices) {
    System.arraycopy(base, 0, before, 0, base.length);
    take(base, cell);
    int[] found = find(reply, keep, choices);
    if (found == null) {
      System.arraycopy(before, 0, base, 0, base.length);
    }
    return found;
  }

  /** As {@link #find} from the position as it is, with pairs within these cells only. */
  public final int @Nullable [] findWithin(int reply, long[] zone, int choices) {
    without(-1);
    for (int w = 0; w < cellWords; w++) {
      for (long rest = start[freeAt + w] & ~zone[w]; rest != 0; rest &= rest - 1) {
        int cell = (w << 6) + Long.numberOfTrailingZeros(rest);
        if (cell != reply) {
          take(base, cell);
        }
      }
    }
    return find(reply, none, choices);
  }

  /** The cells of pairs as a set. */
  static void copy(int[] pairs, long[] to) {
    Arrays.fill(to, 0);
    for (int cell : pairs) {
      Sets.add(to, cell);
    }
  }
}
