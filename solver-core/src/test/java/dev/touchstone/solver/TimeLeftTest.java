package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.touchstone.solver.SolveListener.Progress;
import org.junit.jupiter.api.Test;

class TimeLeftTest {

  private final TimeLeft left = new TimeLeft();

  /** After so many hundreds of positions, in as many hundredths of a second. */
  private void hear(long hundreds, int part, int parts, double breakerWork) {
    left.hear(
        new Progress(
            hundreds / 100.0, 100 * hundreds, 0, 0, 1, 2, part, parts, 49, 49, 1, breakerWork));
  }

  @Test
  void nothingIsSaidBeforeTheWorkHasFallen() {
    hear(100, 1, 1, 1000);
    assertThat(left.range()).isEmpty();
    hear(200, 1, 1, 800);
    assertThat(left.range()).isEmpty();
  }

  @Test
  void nothingIsSaidWhileTheWorkRises() {
    for (int i = 1; i <= 50; i++) {
      hear(100L * i, 1, 1, 1000 * i);
      assertThat(left.range()).isEmpty();
    }
  }

  @Test
  void theLineGoesFromThePeakToNothing() {
    hear(100, 1, 1, 500);
    hear(200, 1, 1, 1000);
    hear(600, 1, 1, 500);
    assertThat(left.nodes().orElseThrow()).isCloseTo(40_000, within(1e-6));
    assertThat(left.range().orElseThrow().least()).isCloseTo(4 / TimeLeft.FACTOR, within(1e-6));
    assertThat(left.range().orElseThrow().most()).isCloseTo(4 * TimeLeft.FACTOR, within(1e-6));
  }

  @Test
  void theGuessesOfTheBeginningAreNoPeak() {
    hear(1, 1, 1, 1e9);
    hear(9, 1, 1, 1000);
    hear(20, 1, 1, 900);
    assertThat(left.range()).isEmpty();
  }

  @Test
  void aNewPeakBeginsAnew() {
    hear(100, 1, 1, 1000);
    hear(200, 1, 1, 100);
    assertThat(left.range()).isPresent();
    hear(300, 1, 1, 2000);
    assertThat(left.range()).isEmpty();
  }

  @Test
  void nothingIsSaidBeforeTheLastPart() {
    hear(100, 1, 2, 1000);
    hear(200, 1, 2, 100);
    assertThat(left.range()).isEmpty();
    hear(300, 2, 2, 500);
    assertThat(left.range()).isEmpty();
    hear(400, 2, 2, 250);
    assertThat(left.nodes().orElseThrow()).isCloseTo(10_000, within(1e-6));
  }

  @Test
  void aResumedSearchCountsItsOwnPositionsOnly() {
    left.hear(new Progress(1, 20_000, 18_000, 0, 1, 2, 1, 1, 49, 49, 1, 1000));
    left.hear(new Progress(2, 22_000, 18_000, 0, 1, 2, 1, 1, 49, 49, 1, 500));
    assertThat(left.nodes().orElseThrow()).isCloseTo(2000, within(1e-6));
    assertThat(left.range().orElseThrow().most()).isCloseTo(TimeLeft.FACTOR, within(1e-6));
  }
}
