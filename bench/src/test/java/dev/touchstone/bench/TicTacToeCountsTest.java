package dev.touchstone.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Positions of tic-tac-toe by who wins them, as the OEIS counts them. */
class TicTacToeCountsTest {

  @Test
  void boardsOfUpToThreeRowsHaveThePublishedNumbers() throws Exception {
    for (int rows = 1; rows <= 3; rows++) {
      TicTacToeCounts counts = new TicTacToeCounts(rows);
      assertThat(counts.areAsPublished(counts.counts())).as("%d rows", rows).isTrue();
    }
  }

  @Test
  void anotherNumberIsNoticed() throws Exception {
    TicTacToeCounts counts = new TicTacToeCounts(2);
    List<TicTacToeCounts.Count> wrong = counts.counts();
    wrong.set(3, new TicTacToeCounts.Count(3, 2, 1, 0));
    assertThat(counts.areAsPublished(wrong)).isFalse();
  }
}
