package dev.touchstone.solver.hex;

/**
 * Looks for sets of semi-links between two points that have no cell in common: whatever the
 * opponent takes, one of them is left. Each set contains the newest one, and few others.
 */
final class Choices {

  /** Takes the sets that are found. */
  interface Finder {

    /** Whether a link within these cells is known. */
    boolean isNoNews(long low, long high);

    /**
     * A set, the first so many of the list, with the cells of all of it; whether to look for more.
     */
    boolean found(int[] choice, int size, long low, long high);
  }

  private static final int LARGEST = 4;

  private final Carriers semiLinks;
  private final int[] choice = new int[LARGEST];
  private int[] others = new int[0];
  private long[] lows = new long[0];
  private long[] highs = new long[0];

  /** The cells that all from here on have in common. */
  private long[] restLow = new long[1];

  private long[] restHigh = new long[1];
  private int count;
  private boolean stopped;

  Choices(Carriers semiLinks) {
    this.semiLinks = semiLinks;
  }

  /** Goes through the sets with the semi-link that stands last in the list of a pair. */
  void search(int pair, Finder finder) {
    if (semiLinks.haveCommonCell(pair)) {
      return;
    }
    int start = semiLinks.start(pair);
    count = semiLinks.size(pair) - 1;
    if (others.length < count) {
      others = new int[2 * count];
      lows = new long[2 * count];
      highs = new long[2 * count];
      restLow = new long[2 * count + 1];
      restHigh = new long[2 * count + 1];
    }
    // The list may change while the sets are gone through.
    restLow[count] = -1;
    restHigh[count] = -1;
    for (int i = count - 1; i >= 0; i--) {
      others[i] = semiLinks.derivation(start + i);
      lows[i] = semiLinks.low(start + i);
      highs[i] = semiLinks.high(start + i);
      restLow[i] = restLow[i + 1] & lows[i];
      restHigh[i] = restHigh[i + 1] & highs[i];
    }
    choice[0] = semiLinks.derivation(start + count);
    stopped = false;
    long low = semiLinks.low(start + count);
    long high = semiLinks.high(start + count);
    extend(finder, 0, 1, low, high, low, high);
  }

  private void extend(
      Finder finder, int from, int size, long commonLow, long commonHigh, long low, long high) {
    for (int i = from; i < count && !stopped; i++) {
      if (((commonLow & restLow[i]) | (commonHigh & restHigh[i])) != 0) {
        return;
      }
      long leftLow = commonLow & lows[i];
      long leftHigh = commonHigh & highs[i];
      boolean none = (leftLow | leftHigh) == 0;
      if ((leftLow == commonLow && leftHigh == commonHigh) || (!none && size + 1 == LARGEST)) {
        continue;
      }
      long allLow = low | lows[i];
      long allHigh = high | highs[i];
      if (finder.isNoNews(allLow, allHigh)) {
        continue;
      }
      choice[size] = others[i];
      if (none) {
        stopped = !finder.found(choice, size + 1, allLow, allHigh);
      } else {
        extend(finder, i + 1, size + 1, leftLow, leftHigh, allLow, allHigh);
      }
    }
  }
}
