package dev.touchstone.certificate;

/** Choices of some cells out of a list, counted and numbered. */
final class Binomial {

  private Binomial() {}

  /** The number of ways to choose k of n, or Long.MAX_VALUE where it is that or more. */
  static long choose(int n, int k) {
    if (k > n) {
      return 0;
    }
    if (k == 2) {
      return n * (n - 1L) / 2;
    }
    long result = 1;
    for (int i = 1; i <= k; i++) {
      // The next result is result · (n - k + i) / i, never less than this one. With the common
      // divisor of result and i gone, the rest of i divides n - k + i.
      long common = gcd(result, i);
      long factor = (n - k + i) / (i / common);
      long reduced = result / common;
      if (reduced > Long.MAX_VALUE / factor) {
        return Long.MAX_VALUE;
      }
      result = reduced * factor;
    }
    return result;
  }

  private static long gcd(long a, long b) {
    long x = a;
    long y = b;
    while (y != 0) {
      long rest = x % y;
      x = y;
      y = rest;
    }
    return x;
  }

  /**
   * The choice with this number, below {@code choose(n, k)}, in colexicographic order: writes the k
   * chosen places, ascending, to {@code places}. The number of a choice a_1 &lt; ... &lt; a_k is
   * the sum of choose(a_i, i).
   */
  static void unrank(long number, int n, int k, int[] places) {
    long rest = number;
    int above = n;
    for (int i = k; i >= 1; i--) {
      // With nothing left the places are the first ones; this is so for nearly all choices.
      int place = rest == 0 ? i - 1 : greatest(rest, above, i);
      places[i - 1] = place;
      rest -= choose(place, i);
      above = place;
    }
  }

  /** The greatest place below {@code above} with at most so many choices of i before it. */
  private static int greatest(long number, int above, int i) {
    int low = i - 1;
    int high = above;
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (choose(middle, i) <= number) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** The number of the choice of these ascending places. */
  static long rank(int[] places) {
    long number = 0;
    for (int i = 1; i <= places.length; i++) {
      long part = choose(places[i - 1], i);
      if (part >= Long.MAX_VALUE - number) {
        throw new IllegalArgumentException("a group too far back to be chosen; list it");
      }
      number += part;
    }
    return number;
  }
}
