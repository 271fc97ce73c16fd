package dev.touchstone.certificate;

/** Choices of some cells out of a list, counted and numbered. */
final class Binomial {

  private Binomial() {}

  /**
   * The number of ways to choose k of n, or Long.MAX_VALUE where that is more than a long holds.
   */
  static long choose(int n, int k) {
    if (k > n) {
      return 0;
    }
    long result = 1;
    for (int i = 1; i <= k; i++) {
      // result · (n - k + i) is divisible by i: it is i times a binomial coefficient.
      long high = Math.multiplyHigh(result, n - k + i);
      if (high != 0 || result * (n - k + i) < 0) {
        return Long.MAX_VALUE;
      }
      result = result * (n - k + i) / i;
    }
    return result;
  }

  /**
   * The choice with this number in colexicographic order: writes the k chosen places, ascending, to
   * {@code places}. The number of a choice a_1 &lt; ... &lt; a_k is the sum of choose(a_i, i).
   */
  static void unrank(long number, int n, int k, int[] places) {
    long rest = number;
    int place = n - 1;
    for (int i = k; i >= 1; i--) {
      while (choose(place, i) > rest) {
        place--;
      }
      places[i - 1] = place;
      rest -= choose(place, i);
      place--;
    }
  }

  /** The number of the choice of these ascending places. */
  static long rank(int[] places) {
    long number = 0;
    for (int i = 1; i <= places.length; i++) {
      number += choose(places[i - 1], i);
    }
    return number;
  }
}
