package dev.touchstone.solver.turns;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How many stones stop threats, against trying all sets of cells. */
class HittingTest {

  private static final int CELLS = 7;

  @Test
  void asFewAsThereAre() {
    Random random = new Random(7);
    for (int i = 0; i < 2000; i++) {
      List<int[]> sets = new ArrayList<>();
      for (int count = random.nextInt(6); count > 0; count--) {
        sets.add(random.ints(0, CELLS).distinct().limit(1 + random.nextInt(3)).toArray());
      }
      int limit = 1 + random.nextInt(3);
      assertThat(Hitting.number(sets, limit)).isEqualTo(Math.min(limit + 1, least(sets)));
    }
  }

  private static int least(List<int[]> sets) {
    int least = CELLS;
    for (int chosen = 0; chosen < 1 << CELLS; chosen++) {
      int[] cells = cells(chosen);
      if (Hitting.all(sets, cells)) {
        least = Math.min(least, cells.length);
      }
    }
    return least;
  }

  private static int[] cells(int chosen) {
    return IntStream.range(0, CELLS).filter(cell -> (chosen >>> cell & 1) == 1).toArray();
  }

  @Test
  void whatHitsAllOfThemDoes() {
    List<int[]> sets = List.of(new int[] {0, 1}, new int[] {1, 2}, new int[] {3});
    assertThat(Hitting.all(sets, new int[] {1, 3})).isTrue();
    assertThat(Hitting.all(sets, new int[] {0, 3})).isFalse();
    assertThat(Hitting.number(sets, 1)).isEqualTo(2);
    assertThat(Hitting.number(List.of(), 2)).isZero();
  }
}
