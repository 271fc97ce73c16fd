package dev.touchstone.solver.local;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.Hypergraph;
import dev.touchstone.solver.tiling.Candidates;
import dev.touchstone.solver.tiling.Catalogue;
import dev.touchstone.solver.tiling.Tiling;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Breaker's answers on rooks: the cells where two lines cross are enough, and none is left out. */
class AnswersTest {

  @Test
  void withFourStonesAllSetsOfCrossingCellsComeOnceTheBestFirst() {
    Tiling tiling = new Candidates(23, 4, 1, () -> true).next().orElseThrow();
    Hypergraph rook = tiling.tiles().get(0).tile().hypergraph();
    LocalGame game = new LocalGame(rook, 4);
    long crossing = 0;
    for (int cell = 0; cell < rook.cellCount(); cell++) {
      crossing |= Long.bitCount(game.linesMeeting(1L << cell)) == 2 ? 1L << cell : 0;
    }
    assertThat(Long.bitCount(crossing)).isEqualTo(25);
    Answers answers = new Answers(game, game.allLines(), 0, 4);
    assertThat(answers.first()).hasSize(300);
    Set<Long> met = new HashSet<>();
    for (long cells = answers.next(); cells != 0; cells = answers.next()) {
      assertThat(Long.bitCount(cells)).isEqualTo(4);
      assertThat(cells & ~crossing).isZero();
      assertThat(met.add(cells)).isTrue();
    }
    assertThat((long) met.size()).isEqualTo(Turns.count(crossing, 4));
  }

  @Test
  void withThreeStonesAllSetsComeOnce() {
    Tiling tiling = Catalogue.find(17, 3).orElseThrow();
    LocalGame game = new LocalGame(tiling.tiles().get(0).tile().hypergraph(), 3);
    Answers answers = new Answers(game, game.allLines(), 0, 3);
    assertThat(answers.first()).hasSize(2300);
    int count = 0;
    while (answers.next() != 0) {
      count++;
    }
    assertThat(count).isEqualTo(2300);
  }
}
