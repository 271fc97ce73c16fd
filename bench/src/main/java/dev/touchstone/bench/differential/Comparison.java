package dev.touchstone.bench.differential;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** What two checkers say of the same mutants, counted. */
final class Comparison {

  /** Both verdicts on a pair, where they are not the same. */
  record Difference(Pair pair, String first, String second) {}

  static final String VERIFIED = "s VERIFIED";

  private final SortedMap<String, Long> counts = new TreeMap<>();
  private final List<Difference> differences = new ArrayList<>();
  private long judged;

  void judge(List<Pair> pairs, Checker first, Checker second) throws IOException {
    List<String> ours = first.judge(pairs);
    List<String> theirs = second.judge(pairs);
    for (int i = 0; i < pairs.size(); i++) {
      judged++;
      counts.merge(ours.get(i).replaceAll(" step .*", ""), 1L, Long::sum);
      if (!alike(pairs.get(i), ours.get(i), theirs.get(i))) {
        differences.add(new Difference(pairs.get(i), ours.get(i), theirs.get(i)));
      }
    }
  }

  /**
   * Of a broken gzip member it need only be agreed that it proves nothing (docs/format.md, 4): what
   * is found first depends on how much is read ahead.
   */
  private static boolean alike(Pair pair, String first, String second) {
    boolean broken = pair.compressed() && (isOfTransport(first) || isOfTransport(second));
    return broken ? !first.equals(VERIFIED) && !second.equals(VERIFIED) : first.equals(second);
  }

  private static boolean isOfTransport(String verdict) {
    return verdict.matches("s REJECTED (BAD_COMPRESSION|TRUNCATED|TRAILING_BYTES) .*");
  }

  long judged() {
    return judged;
  }

  /** How often each verdict came, without its step. */
  SortedMap<String, Long> counts() {
    return counts;
  }

  List<Difference> differences() {
    return differences;
  }
}
