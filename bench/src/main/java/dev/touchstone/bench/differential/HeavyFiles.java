package dev.touchstone.bench.differential;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/**
 * How long both checkers take for files that ask for more work than their size is worth: {@code
 * bench/run heavy}.
 */
final class HeavyFiles {

  private HeavyFiles() {}

  private static String judged(Checker checker, Pair pair) throws IOException {
    long start = System.nanoTime();
    String verdict = checker.judge(List.of(pair)).get(0);
    return String.format(Locale.ROOT, "%6.2f s  %-32s", (System.nanoTime() - start) / 1e9, verdict);
  }

  public static void main(String[] args) throws IOException {
    System.out.printf(
        "%-26s %9s  %-41s  %s%n", "many times", "bytes", "verifier", "second checker");
    FirstChecker first = new FirstChecker();
    try (SecondChecker second = new SecondChecker(Differential.SECOND)) {
      for (HeavyPairs.Heavy heavy : HeavyPairs.all()) {
        System.out.printf(
            Locale.ROOT,
            "%-26s %,9d  %s  %s%n",
            heavy.name(),
            heavy.pair().certificate().length,
            judged(first, heavy.pair()),
            judged(second, heavy.pair()).strip());
      }
    }
  }
}
