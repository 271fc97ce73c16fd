package dev.touchstone.solver.turns;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.solver.turns.Candidates.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PostponedTest {

  private static final int CELLS = 1000;

  @Test
  void turnsComeOutAsTheyWentIn() {
    Random random = new Random(17);
    List<Turn> turns = new ArrayList<>();
    turns.add(new Turn(new int[] {0, 1}, 1, 5));
    turns.add(new Turn(new int[] {CELLS - 1}, 1, 4));
    for (int i = 0; i < 100; i++) {
      int a = random.nextInt(CELLS - 1);
      int[] cells = {a, a + 1 + random.nextInt(CELLS - 1 - a)};
      turns.add(new Turn(cells, random.nextInt(2), 3));
    }
    Postponed postponed = Postponed.of(turns, CELLS);
    for (int passed = 0; passed < turns.size(); passed++) {
      Turn turn = turns.get(passed);
      assertThat(postponed.size()).isEqualTo(turns.size() - passed);
      assertThat(postponed.left()).hasSize(turns.size() - passed);
      assertThat(postponed.next().cells()).isEqualTo(turn.cells());
      assertThat(postponed.next().stones()).isEqualTo(turn.stones());
      postponed.pass();
    }
    assertThat(postponed.isEmpty()).isTrue();
  }
}
