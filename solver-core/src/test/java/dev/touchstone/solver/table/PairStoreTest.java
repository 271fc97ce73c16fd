package dev.touchstone.solver.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pairs come back as they were put in, in a byte a cell where that is enough. */
class PairStoreTest {

  @ParameterizedTest
  @CsvSource({"2, 1", "64, 1", "255, 1", "256, 2", "361, 2"})
  void itGivesBackWhatWasAdded(int cells, int width) {
    Random random = new Random(41);
    PairStore store = new PairStore(cells);
    List<int[]> model = new ArrayList<>();
    List<Long> places = new ArrayList<>();
    long bytes = 0;
    for (int i = 0; i < 3000; i++) {
      int[] pairs = random.ints(2L * random.nextInt(cells / 2 + 1), 0, cells).toArray();
      places.add(store.add(pairs));
      model.add(pairs);
      bytes += (long) width * (pairs.length + 1);
    }
    assertThat(store.bytes()).isEqualTo(bytes);
    PairStore other = store.empty();
    for (int i = 0; i < model.size(); i++) {
      assertThat(store.get(places.get(i))).isEqualTo(model.get(i));
      assertThat(other.get(other.take(store, places.get(i)))).isEqualTo(model.get(i));
    }
  }
}
