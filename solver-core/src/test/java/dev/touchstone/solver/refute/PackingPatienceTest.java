package dev.touchstone.solver.refute;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PackingPatienceTest {

  private static final int AFTER = 5;
  private static final int LEAST = 60;

  private final PackingPatience patience = new PackingPatience(64, AFTER, LEAST);

  /** The first work after which packings are looked for. */
  private int due(int stones) {
    int work = 0;
    while (!patience.isOver(stones, work)) {
      work++;
    }
    return work;
  }

  @Test
  void whatFailsWaitsLongerAndWhatSucceedsIsTriedSoon() {
    for (int stones : new int[] {0, 2, 3, 20}) {
      int first = due(stones);
      patience.learn(stones, false);
      patience.learn(stones, false);
      int later = due(stones);
      assertThat(later).isGreaterThan(first);
      for (int i = 0; i < 5; i++) {
        patience.learn(stones, true);
      }
      assertThat(due(stones)).isLessThanOrEqualTo(first);
    }
  }

  /** A position that no packing wins says nothing of those with more stones. */
  @Test
  void failuresCountForAsManyStonesOnly() {
    int before = due(3);
    for (int i = 0; i < 50; i++) {
      patience.learn(1, false);
      patience.learn(4, false);
    }
    assertThat(due(3)).isEqualTo(before);
    assertThat(due(1)).isGreaterThan(1_000_000);
    assertThat(due(4)).isGreaterThan(10_000);
  }

  @Test
  void withMoreStonesASearchTakesItsShareOfTheWork() {
    long few = patience.budget(3, 10);
    assertThat(patience.budget(3, 100)).isEqualTo(10 * few);
    patience.learn(3, false);
    assertThat(patience.budget(3, 100)).isEqualTo(5 * few);
  }
}
