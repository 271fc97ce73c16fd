package dev.touchstone.solver.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers come back as they were put in, in a byte each where that is enough. */
class PairStoreTest {

  @ParameterizedTest
  @ValueSource(ints = {2, 64, 128, 255, 361, 100_000})
  void itGivesBackWhatWasAdded(int cells) {
    Random random = new Random(41);
    PairStore store = new PairStore();
    List<int[]> model = new ArrayList<>();
    List<Long> places = new ArrayList<>();
    long bytes = 0;
    for (int i = 0; i < 3000; i++) {
      int[] pairs =
          random.ints(2L * random.nextInt(Math.min(200, cells / 2) + 1), 0, cells).toArray();
      places.add(store.add(pairs));
      model.add(pairs);
      bytes += length(pairs.length);
      for (int pair : pairs) {
        bytes += length(pair);
      }
    }
    assertThat(store.bytes()).isEqualTo(bytes);
    PairStore other = store.empty();
    for (int i = 0; i < model.size(); i++) {
      assertThat(store.get(places.get(i))).isEqualTo(model.get(i));
      assertThat(other.get(other.take(store, places.get(i)))).isEqualTo(model.get(i));
    }
  }

  private static int length(int number) {
    return number < 1 << 7 ? 1 : number < 1 << 14 ? 2 : 3;
  }
}
