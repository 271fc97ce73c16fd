package dev.touchstone.solver.refute;

import dev.touchstone.solver.board.Bundles;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The least sets of free places of a bundle that hold disjoint pairs, one in each needed line of
 * it: its supports. What was listed once is kept for all bundles of that shape.
 */
final class Supports {

  private static final int UNKNOWN = 0;

  /** The list of a shape that has too many supports on the empty board. */
  private static final int CLOSED = 1;

  private static final int MOST_BRANCHES = 2_500;
  private static final int MOST_STORED = 1 << 22;

  /** The list of a bundle that needs no pairs. */
  static final int NOTHING = -1;

  /** Stored as a length: too many to be listed. */
  static final int TOO_MANY = -1;

  private final Bundles bundles;
  private final double impossible;
  private final Long2IntOpenHashMap[] known;
  private final boolean[] closed;
  private final IntOpenHashSet found = new IntOpenHashSet();
  private final IntArrayList paired = new IntArrayList();

  /** Lists, each with its length in front. */
  private int[] store = new int[1 << 12];

  private int end;
  private int cheapest;
  private int branches;

  /**
   * Of these bundles.
   *
   * @param impossible what a bundle pays for pairs that it cannot have, times the mean price
   */
  Supports(Bundles bundles, double impossible) {
    this.bundles = bundles;
    this.impossible = impossible;
    known = new Long2IntOpenHashMap[bundles.shapes()];
    closed = new boolean[bundles.shapes()];
    clear();
    for (int bundle = 0; bundle < bundles.count(); bundle++) {
      closed[bundles.shape(bundle)] |= !bundles.isLarge(bundle) && hasTooMany(bundle);
    }
  }

  /** Whether it would be so much work that it is not done for any position. */
  private boolean hasTooMany(int bundle) {
    int cells = (1 << bundles.cells(bundle).length) - 1;
    int lines = (1 << bundles.lines(bundle).length) - 1;
    return store[list(bundle, cells, lines)] == TOO_MANY;
  }

  private void clear() {
    for (int shape = 0; shape < known.length; shape++) {
      known[shape] = new Long2IntOpenHashMap();
      known[shape].defaultReturnValue(UNKNOWN);
    }
    end = CLOSED;
    append(TOO_MANY);
  }

  /** Forgets all lists if they take too much memory. */
  void limit() {
    if (end > MOST_STORED) {
      clear();
    }
  }

  /**
   * Where the list of a bundle's supports begins, with its length or {@link #TOO_MANY}; {@link
   * #NOTHING} if no line is needed.
   */
  int list(int bundle, int places, int needed) {
    if (needed == 0) {
      return NOTHING;
    }
    if (closed[bundles.shape(bundle)]) {
      return CLOSED;
    }
    int[] members = bundles.members(bundle);
    int usable = 0;
    for (int rest = needed; rest != 0; rest &= rest - 1) {
      usable |= members[Integer.numberOfTrailingZeros(rest)];
    }
    int free = places & usable;
    long key = (long) needed << 32 | free;
    int at = known[bundles.shape(bundle)].get(key);
    if (at == UNKNOWN) {
      at = add(members, free, needed);
      known[bundles.shape(bundle)].put(key, at);
    }
    return at;
  }

  /** What a bundle pays for the cheapest support of a list; {@link #cheapest} is that support. */
  double cost(PriceState now, int bundle, int list) {
    cheapest = 0;
    int count = list == NOTHING ? TOO_MANY : store[list];
    if (count == TOO_MANY) {
      return 0;
    }
    if (count == 0) {
      return impossible * now.total / Math.max(1, now.count);
    }
    int[] sets = store;
    int[] cells = bundles.cells(bundle);
    double[] price = now.price;
    double least = Double.POSITIVE_INFINITY;
    for (int i = list + 1; i <= list + count; i++) {
      double sum = 0;
      for (int rest = sets[i]; rest != 0; rest &= rest - 1) {
        sum += price[cells[Integer.numberOfTrailingZeros(rest)]];
      }
      if (sum < least) {
        least = sum;
        cheapest = sets[i];
      }
    }
    return least;
  }

  /** The support that {@link #cost} has found last; none where there is nothing to pay for. */
  int cheapest() {
    return cheapest;
  }

  /** Whether no bundle has too many supports. */
  boolean areAll(int[] lists) {
    for (int list : lists) {
      if (list != NOTHING && store[list] == TOO_MANY) {
        return false;
      }
    }
    return true;
  }

  /** Disjoint pairs of the board's cells, in each needed line one, given a support per bundle. */
  int @Nullable [] pairs(int[] bought, int[] needed) {
    paired.clear();
    for (int bundle = 0; bundle < bought.length; bundle++) {
      if (bundles.isLarge(bundle)
          || !pair(
              bundles.members(bundle), bundles.cells(bundle), bought[bundle], needed[bundle])) {
        return null;
      }
    }
    return paired.toIntArray();
  }

  private boolean pair(int[] members, int[] board, int free, int needed) {
    if (needed == 0) {
      return true;
    }
    int size = paired.size();
    int cells = members[tightest(members, free, needed)] & free;
    for (int x = cells; x != 0; x &= x - 1) {
      for (int y = x & (x - 1); y != 0; y &= y - 1) {
        int pair = (x & -x) | (y & -y);
        paired.add(board[Integer.numberOfTrailingZeros(x)]);
        paired.add(board[Integer.numberOfTrailingZeros(y)]);
        if (pair(members, board, free & ~pair, without(members, needed, pair))) {
          return true;
        }
        paired.size(size);
      }
    }
    return false;
  }

  private int add(int[] members, int free, int needed) {
    found.clear();
    branches = 0;
    collect(members, free, needed, 0);
    int at = end;
    if (branches > MOST_BRANCHES) {
      append(TOO_MANY);
      return at;
    }
    IntArrayList sets = new IntArrayList(found.toIntArray());
    sets.sort(
        (a, b) -> {
          int order = Integer.compare(Integer.bitCount(a), Integer.bitCount(b));
          return order != 0 ? order : Integer.compare(a, b);
        });
    append(0);
    for (int i = 0; i < sets.size(); i++) {
      if (isLeast(sets.getInt(i), at)) {
        append(sets.getInt(i));
        store[at]++;
      }
    }
    return at;
  }

  /** Whether no set of the list lies within this one. */
  private boolean isLeast(int set, int at) {
    for (int i = at + 1; i < end; i++) {
      if ((store[i] & ~set) == 0) {
        return false;
      }
    }
    return true;
  }

  private void append(int value) {
    if (end == store.length) {
      store = Arrays.copyOf(store, 2 * end);
    }
    store[end++] = value;
  }

  private void collect(int[] members, int free, int needed, int support) {
    if (needed == 0) {
      found.add(support);
      return;
    }
    if (++branches > MOST_BRANCHES) {
      return;
    }
    int cells = members[tightest(members, free, needed)] & free;
    for (int x = cells; x != 0; x &= x - 1) {
      for (int y = x & (x - 1); y != 0; y &= y - 1) {
        int pair = (x & -x) | (y & -y);
        collect(members, free & ~pair, without(members, needed, pair), support | pair);
      }
    }
  }

  private static int tightest(int[] members, int free, int needed) {
    int best = Integer.numberOfTrailingZeros(needed);
    for (int rest = needed & (needed - 1); rest != 0; rest &= rest - 1) {
      int line = Integer.numberOfTrailingZeros(rest);
      if (Integer.bitCount(members[line] & free) < Integer.bitCount(members[best] & free)) {
        best = line;
      }
    }
    return best;
  }

  /** The needed lines that do not contain these places. */
  static int without(int[] members, int needed, int places) {
    int left = needed;
    for (int rest = needed; rest != 0; rest &= rest - 1) {
      int line = Integer.numberOfTrailingZeros(rest);
      if ((places & ~members[line]) == 0) {
        left &= ~(1 << line);
      }
    }
    return left;
  }
}
