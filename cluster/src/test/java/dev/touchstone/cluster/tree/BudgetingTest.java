package dev.touchstone.cluster.tree;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** How large jobs are. */
class BudgetingTest {

  @Test
  void aJobIsTwiceTheOneAboveItAndNeverLargerThanAllowed() {
    Budgeting usual = new Budgeting(250, 1001);
    assertThat(usual.below(250)).isEqualTo(500);
    assertThat(usual.below(500)).isEqualTo(1000);
    assertThat(usual.below(1000)).isEqualTo(1001);
  }

  /** What {@code --first-job} says is a number of any size. */
  @Test
  void noFirstJobIsTooLarge() {
    assertThat(new Budgeting(Long.MAX_VALUE, 1000).below(Long.MAX_VALUE)).isEqualTo(1000);
    assertThat(new Budgeting(1L << 62, 1000).grown(1L << 62, 0, 1)).isEqualTo(1000);
  }
}
