package dev.touchstone.solver.hex;

import java.util.Arrays;

/**
 * For each pair of points a short list of carriers, no one within another: the cells that a link
 * between them uses. Of the large ones those are forgotten for which there is no room.
 */
final class Carriers {

  private final int stride;
  private final int most;
  private final int mostBetweenSides;
  private final boolean wide;
  private final int[] sizes;
  private final long[] lows;
  private final long[] highs;
  private final int[] derivations;

  /** The cells that all carriers of a pair have, unless one was taken away since. */
  private final long[] commonLows;

  private final long[] commonHighs;
  private final boolean[] stale;

  /**
   * With lists for this many points.
   *
   * @param wide whether there are cells beyond 64
   */
  Carriers(int points, int most, int mostBetweenSides, boolean wide) {
    stride = points;
    this.most = most;
    this.mostBetweenSides = mostBetweenSides;
    this.wide = wide;
    sizes = new int[points * points];
    lows = new long[points * points * most + mostBetweenSides];
    highs = new long[wide ? lows.length : 0];
    derivations = new int[lows.length];
    commonLows = new long[sizes.length];
    commonHighs = new long[sizes.length];
    stale = new boolean[sizes.length];
  }

  void clear() {
    Arrays.fill(sizes, 0);
  }

  int pair(int one, int other) {
    return one < other ? one * stride + other : other * stride + one;
  }

  int size(int pair) {
    return sizes[pair];
  }

  /** Where the list of a pair begins; that between the sides is longer, and stands last. */
  int start(int pair) {
    return pair == Points.LOWER ? stride * stride * most : pair * most;
  }

  private int most(int pair) {
    return pair == Points.LOWER ? mostBetweenSides : most;
  }

  long low(int place) {
    return lows[place];
  }

  long high(int place) {
    return wide ? highs[place] : 0;
  }

  int derivation(int place) {
    return derivations[place];
  }

  /** Where a derivation stands in the list of its pair. */
  int find(int derivation, int pair) {
    int place = start(pair);
    while (derivations[place] != derivation) {
      place++;
    }
    return place;
  }

  /** Whether a carrier of this pair lies within these cells. */
  boolean hasWithin(int pair, long low, long high) {
    int start = start(pair);
    for (int place = start, end = start + sizes[pair]; place < end; place++) {
      if ((lows[place] & ~low) == 0 && (!wide || (highs[place] & ~high) == 0)) {
        return true;
      }
    }
    return false;
  }

  /** Forgets the carriers of this pair that contain this one; the queue hears of them. */
  void removeAround(int pair, long low, long high, LinkQueue queue) {
    int start = start(pair);
    int kept = start;
    for (int place = start, end = start + sizes[pair]; place < end; place++) {
      if ((low & ~lows[place]) == 0 && (!wide || (high & ~highs[place]) == 0)) {
        queue.forget(derivations[place]);
      } else {
        move(place, kept++);
      }
    }
    stale[pair] |= kept - start < sizes[pair];
    sizes[pair] = kept - start;
  }

  private void move(int from, int to) {
    lows[to] = lows[from];
    derivations[to] = derivations[from];
    if (wide) {
      highs[to] = highs[from];
    }
  }

  /** Whether there is room for a carrier of this size, perhaps in the place of a larger one. */
  boolean makeRoom(int pair, int cells, LinkQueue queue) {
    if (sizes[pair] < most(pair)) {
      return true;
    }
    int start = start(pair);
    int largest = start;
    int size = 0;
    for (int place = start, end = start + sizes[pair]; place < end; place++) {
      int count = Long.bitCount(lows[place]) + (wide ? Long.bitCount(highs[place]) : 0);
      if (count > size) {
        size = count;
        largest = place;
      }
    }
    if (size <= cells) {
      return false;
    }
    queue.forget(derivations[largest]);
    move(start + --sizes[pair], largest);
    stale[pair] = true;
    return true;
  }

  void add(int pair, long low, long high, int derivation) {
    boolean first = sizes[pair] == 0;
    commonLows[pair] = first ? low : commonLows[pair] & low;
    commonHighs[pair] = first ? high : commonHighs[pair] & high;
    stale[pair] &= !first;
    int place = start(pair) + sizes[pair]++;
    lows[place] = low;
    derivations[place] = derivation;
    if (wide) {
      highs[place] = high;
    }
  }

  /** Whether a cell is in all carriers of a pair. */
  boolean haveCommonCell(int pair) {
    if (stale[pair]) {
      long low = -1;
      long high = -1;
      int start = start(pair);
      for (int place = start, end = start + sizes[pair]; place < end; place++) {
        low &= lows[place];
        high &= high(place);
      }
      commonLows[pair] = low;
      commonHighs[pair] = high;
      stale[pair] = false;
    }
    return (commonLows[pair] | commonHighs[pair]) != 0;
  }
}
