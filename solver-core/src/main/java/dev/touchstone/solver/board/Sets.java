package dev.touchstone.solver.board;

/**
 * Sets of cells or of lines as words of 64 bits, and the one way to walk through them:
 *
 * <pre>
 * for (int cell = Sets.next(set, 0); cell &gt;= 0; cell = Sets.next(set, cell + 1))
 * </pre>
 *
 * <p>A walk reads the set as it is at each step, so members that the body takes out are not
 * visited. Only the innermost loops walk through a word by hand.
 */
public final class Sets {

  /** No member. */
  public static final int NONE = -1;

  private Sets() {}

  /** The first member from this number on, or {@link #NONE}. */
  public static int next(long[] set, int from) {
    int w = from >>> 6;
    if (w >= set.length) {
      return NONE;
    }
    long word = set[w] & -1L << from;
    while (word == 0) {
      if (++w == set.length) {
        return NONE;
      }
      word = set[w];
    }
    return (w << 6) + Long.numberOfTrailingZeros(word);
  }

  /** The first member of both sets from this number on, or {@link #NONE}. */
  public static int nextInBoth(long[] set, long[] other, int from) {
    long mask = -1L << from;
    for (int w = from >>> 6; w < set.length; w++) {
      long word = set[w] & other[w] & mask;
      if (word != 0) {
        return (w << 6) + Long.numberOfTrailingZeros(word);
      }
      mask = -1L;
    }
    return NONE;
  }

  /** The first member from this number on that the other set lacks, or {@link #NONE}. */
  public static int nextOutside(long[] set, long[] other, int from) {
    long mask = -1L << from;
    for (int w = from >>> 6; w < set.length; w++) {
      long word = set[w] & ~other[w] & mask;
      if (word != 0) {
        return (w << 6) + Long.numberOfTrailingZeros(word);
      }
      mask = -1L;
    }
    return NONE;
  }

  public static boolean contains(long[] set, int member) {
    return (set[member >>> 6] >>> member & 1) != 0;
  }

  public static void add(long[] set, int member) {
    set[member >>> 6] |= 1L << member;
  }

  public static void remove(long[] set, int member) {
    set[member >>> 6] &= ~(1L << member);
  }

  public static void addAll(long[] set, long[] members) {
    for (int w = 0; w < set.length; w++) {
      set[w] |= members[w];
    }
  }

  /** Leaves only the members that the other set has, too. */
  public static void keepOnly(long[] set, long[] others) {
    for (int w = 0; w < set.length; w++) {
      set[w] &= others[w];
    }
  }

  public static void copy(long[] from, long[] to) {
    System.arraycopy(from, 0, to, 0, to.length);
  }

  public static int count(long[] set) {
    int count = 0;
    for (long word : set) {
      count += Long.bitCount(word);
    }
    return count;
  }

  public static boolean isEmpty(long[] set) {
    for (long word : set) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether the members all lie within the other set. */
  public static boolean inside(long[] set, long[] within) {
    for (int w = 0; w < set.length; w++) {
      if ((set[w] & ~within[w]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether the sets have no member in common. */
  public static boolean disjoint(long[] set, long[] other) {
    for (int w = 0; w < set.length; w++) {
      if ((set[w] & other[w]) != 0) {
        return false;
      }
    }
    return true;
  }
}
