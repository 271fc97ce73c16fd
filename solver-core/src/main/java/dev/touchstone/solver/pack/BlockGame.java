package dev.touchstone.solver.pack;

import java.util.Arrays;

/**
 * Whether Breaker wins as second player on a few cells. An edge is the set of the cells, as bits,
 * that Maker needs of a line; he is to move.
 *
 * <p>Before moves are tried, the game is made smaller: an edge that includes another one goes; one
 * with two cells of its own goes, since these are a pair; below Erdős and Selfridge's potential of
 * 1/2 she wins [ES73]; and of components that no edge joins she must win each. What moves have
 * decided is remembered with all the edges, not with a hash of them alone: a wrong win would be a
 * wrong block.
 */
public final class BlockGame {

  /** Edges have no more cells than these. */
  public static final int MOST_CELLS = 16;

  private static final int SLOTS = 1 << 16;

  /** The potential is counted in units of 2^-16. */
  private static final int HALF = 1 << (MOST_CELLS - 1);

  private final char[][] known = new char[SLOTS][];
  private final boolean[] makersWin = new boolean[SLOTS];

  /** The edges of all games looked into, one after the other. */
  private int[] edges = new int[1 << 10];

  /** Whether Breaker wins, Maker to move; the first {@code count} edges count. */
  public boolean breakerWins(int[] game, int count) {
    reserve(count);
    System.arraycopy(game, 0, edges, 0, count);
    return !makerWins(0, count);
  }

  private void reserve(int end) {
    if (end > edges.length) {
      edges = Arrays.copyOf(edges, 2 * end);
    }
  }

  /** Whether Maker, to move, wins on the edges from here to there. Changes their order. */
  private boolean makerWins(int from, int to) {
    int end = dropIncluding(from, to);
    if (end == from) {
      return false;
    }
    // The smallest edges come first.
    if (Integer.bitCount(edges[from]) <= 1) {
      return true;
    }
    end = dropWithPair(from, end);
    int all = 0;
    int twos = 0;
    int potential = 0;
    for (int i = from; i < end; i++) {
      int size = Integer.bitCount(edges[i]);
      if (size == 2) {
        if ((twos & edges[i]) != 0) {
          return true; // Maker takes the common cell and threatens twice.
        }
        twos |= edges[i];
      }
      all |= edges[i];
      potential += 1 << (MOST_CELLS - size);
    }
    if (potential < HALF) {
      return false;
    }
    int split = component(from, end);
    if (split < end) {
      return makerWins(from, split, end) || makerWins(split, end, end);
    }
    return decide(from, end, compress(from, end, all));
  }

  /** As above on a copy of the edges behind {@code end}. */
  private boolean makerWins(int from, int to, int end) {
    reserve(end + to - from);
    System.arraycopy(edges, from, edges, end, to - from);
    return makerWins(end, end + to - from);
  }

  /** Sorts by size; drops each edge that includes another one. Returns the end of those left. */
  private int dropIncluding(int from, int to) {
    for (int i = from + 1; i < to; i++) {
      int edge = edges[i];
      int size = Integer.bitCount(edge);
      int j = i;
      for (; j > from && Integer.bitCount(edges[j - 1]) > size; j--) {
        edges[j] = edges[j - 1];
      }
      edges[j] = edge;
    }
    int end = from;
    for (int i = from; i < to; i++) {
      int edge = edges[i];
      int j = from;
      while (j < end && (edges[j] & ~edge) != 0) {
        j++;
      }
      if (j == end) {
        edges[end++] = edge;
      }
    }
    return end;
  }

  /** Drops each edge with two cells that are on no other one, again and again. */
  private int dropWithPair(int from, int to) {
    int end = to;
    while (true) {
      int once = 0;
      int twice = 0;
      for (int i = from; i < end; i++) {
        twice |= once & edges[i];
        once |= edges[i];
      }
      int own = once & ~twice;
      int left = from;
      for (int i = from; i < end; i++) {
        if (Integer.bitCount(edges[i] & own) < 2) {
          edges[left++] = edges[i];
        }
      }
      if (left == end) {
        return end;
      }
      end = left;
    }
  }

  /** Brings the component of the first edge to the front; returns its end. */
  private int component(int from, int to) {
    int cells = edges[from];
    int end = from + 1;
    for (int i = end; i < to; i++) {
      if ((edges[i] & cells) != 0) {
        int edge = edges[i];
        edges[i] = edges[end];
        edges[end++] = edge;
        cells |= edge;
        i = end - 1;
      }
    }
    return end;
  }

  /** Numbers the cells anew, without gaps, and sorts the edges; returns the number of cells. */
  private int compress(int from, int to, int all) {
    for (int i = from; i < to; i++) {
      int edge = 0;
      int bit = 1;
      for (int rest = all; rest != 0; rest &= rest - 1, bit <<= 1) {
        edge |= (edges[i] & rest & -rest) != 0 ? bit : 0;
      }
      edges[i] = edge;
    }
    sort(edges, from, to);
    return Integer.bitCount(all);
  }

  /** By insertion: these are a dozen or two, and a search for packings does little else. */
  private static void sort(int[] numbers, int from, int to) {
    for (int i = from + 1; i < to; i++) {
      int number = numbers[i];
      int j = i;
      for (; j > from && numbers[j - 1] > number; j--) {
        numbers[j] = numbers[j - 1];
      }
      numbers[j] = number;
    }
  }

  private boolean decide(int from, int to, int cells) {
    int hash = 0;
    for (int i = from; i < to; i++) {
      hash = (hash ^ edges[i]) * 0x9E3779B1;
      hash ^= hash >>> 15;
    }
    int slot = hash & (SLOTS - 1);
    if (isKnown(slot, from, to)) {
      return makersWin[slot];
    }
    boolean wins = anyMoveWins(from, to, byWeight(from, to, cells));
    char[] key = new char[to - from];
    for (int i = from; i < to; i++) {
      key[i - from] = (char) edges[i];
    }
    known[slot] = key;
    makersWin[slot] = wins;
    return wins;
  }

  private boolean isKnown(int slot, int from, int to) {
    char[] key = known[slot];
    if (key == null || key.length != to - from) {
      return false;
    }
    for (int i = from; i < to; i++) {
      if (key[i - from] != edges[i]) {
        return false;
      }
    }
    return true;
  }

  /** The cells in the order in which both players try them. */
  private int[] byWeight(int from, int to, int cells) {
    int[] keys = new int[cells];
    for (int i = from; i < to; i++) {
      int weight = 1 << (MOST_CELLS - Integer.bitCount(edges[i]));
      for (int rest = edges[i]; rest != 0; rest &= rest - 1) {
        keys[Integer.numberOfTrailingZeros(rest)] -= weight;
      }
    }
    for (int cell = 0; cell < cells; cell++) {
      keys[cell] = keys[cell] << 4 | cell;
    }
    sort(keys, 0, cells);
    for (int i = 0; i < cells; i++) {
      keys[i] &= MOST_CELLS - 1;
    }
    return keys;
  }

  private boolean anyMoveWins(int from, int to, int[] cells) {
    for (int move : cells) {
      int forced = 0;
      for (int i = from; i < to; i++) {
        if ((edges[i] >>> move & 1) != 0 && Integer.bitCount(edges[i]) == 2) {
          forced |= edges[i] & ~(1 << move);
        }
      }
      boolean answered = false;
      for (int i = 0; i < cells.length && !answered; i++) {
        int reply = cells[i];
        answered =
            reply != move
                && (forced & ~(1 << reply)) == 0
                && !makerWinsAfter(from, to, move, reply);
      }
      if (!answered) {
        return true;
      }
    }
    return false;
  }

  private boolean makerWinsAfter(int from, int to, int move, int reply) {
    reserve(2 * to - from);
    int end = to;
    for (int i = from; i < to; i++) {
      if ((edges[i] >>> reply & 1) == 0) {
        edges[end++] = edges[i] & ~(1 << move);
      }
    }
    return makerWins(to, end);
  }
}
