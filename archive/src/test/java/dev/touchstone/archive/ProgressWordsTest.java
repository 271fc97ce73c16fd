package dev.touchstone.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.solver.SolveListener.Progress;
import dev.touchstone.solver.TimeLeft;
import org.junit.jupiter.api.Test;

class ProgressWordsTest {

  private static final int TERMINAL = 79;

  private static Progress progress(double seconds, long nodes, double breakerWork) {
    return new Progress(seconds, nodes, 0, 700, 3L << 30, 4L << 30, 1, 1, 64, 52, 12, breakerWork);
  }

  @Test
  void withoutATrendThereIsNoEstimate() {
    TimeLeft left = new TimeLeft();
    Progress now = progress(62.4, 9_984, 1e12);
    left.hear(now);
    assertThat(ProgressWords.brief(now, left))
        .isEqualTo("1:02  9984 nodes 160/s  12/64 moves  table 75 %  no estimate yet");
    assertThat(ProgressWords.full(now, left))
        .isEqualTo(
            "1:02, 9984 positions, 160 a second, 12 of 64 first moves settled, table 75 % full,"
                + " no estimate yet");
  }

  @Test
  void anEstimateIsARangeAndSaysOfWhat() {
    TimeLeft left = new TimeLeft();
    left.hear(progress(1, 4_300, 1e12));
    Progress now = progress(4_300, 18_490_000, 5e11);
    left.hear(now);
    assertThat(ProgressWords.brief(now, left))
        .isEqualTo("1:11:40  18.5M nodes 4300/s  12/64 moves  table 75 %  0-4 h if Breaker")
        .hasSizeLessThan(TERMINAL);
    assertThat(ProgressWords.full(now, left))
        .endsWith("table 75 % full, 0-4 h more if Breaker wins");
  }

  @Test
  void shortTimesAreInShortUnits() {
    TimeLeft left = new TimeLeft();
    left.hear(progress(1, 100, 1000));
    Progress now = progress(10, 1_000, 500);
    left.hear(now);
    assertThat(ProgressWords.brief(now, left)).endsWith("3-27 s if Breaker");
    Progress later = progress(100, 10_000, 500);
    left.hear(later);
    assertThat(ProgressWords.brief(later, left)).endsWith("0-5 min if Breaker");
  }

  @Test
  void largeNumbersAreShort() {
    assertThat(ProgressWords.count(9_999)).isEqualTo("9999");
    assertThat(ProgressWords.count(956_813)).isEqualTo("956.8k");
    assertThat(ProgressWords.count(12_345_678)).isEqualTo("12.3M");
    assertThat(ProgressWords.clock(59.9)).isEqualTo("0:59");
    assertThat(ProgressWords.clock(36_061)).isEqualTo("10:01:01");
  }
}
