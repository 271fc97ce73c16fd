package dev.touchstone.solver.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The store of options beside a list of them. */
class OptionStoreTest {

  private final Random random = new Random(31);

  @ParameterizedTest
  @ValueSource(ints = {20, 64, 130, 361})
  void itGivesBackWhatWasAdded(int cells) {
    OptionStore store = new OptionStore((cells + 63) >>> 6, new PairStore());
    Sample sample = new Sample(random, cells);
    List<Option> model = new ArrayList<>();
    List<Integer> heads = new ArrayList<>();
    for (int i = 0; i < 2000; i++) {
      int next = heads.isEmpty() || random.nextInt(4) == 0 ? -1 : random.nextInt(heads.size());
      Option option = sample.option();
      assertThat(option.addTo(store, next)).isEqualTo(i);
      model.add(option);
      heads.add(next);
    }
    for (int i = 0; i < model.size(); i++) {
      assertThat(store.value(i)).isEqualTo(model.get(i));
      assertThat(store.next(i)).isEqualTo(heads.get(i));
    }
    OptionStore other = store.empty();
    for (int i = model.size() - 1; i >= 0; i -= 7) {
      int taken = other.take(store, i, -1);
      assertThat(other.value(taken)).isEqualTo(model.get(i));
      assertThat(other.next(taken)).isEqualTo(-1);
    }
    assertThat(other.bytes()).isLessThan(store.bytes());
    store.become(other);
    assertThat(store.value(0)).isEqualTo(model.get(model.size() - 1));
  }
}
