package dev.touchstone.solver.tiling;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.Hypergraph;
import dev.touchstone.solver.tiling.Tiling.PlacedTile;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tilings by rooks; that each run contains a line is looked at by {@link Tiling#checked}. */
class RookTilingsTest {

  @ParameterizedTest
  @CsvSource({"10, 1", "13, 2", "17, 3", "21, 4", "24, 5"})
  void fourRooksLieOnTheTorus(int length, int turn) throws Exception {
    Tiling tiling = RookTilings.find(length, turn, () -> true).orElseThrow().checked();
    int b = turn + 2;
    PlacedTile rook = tiling.tiles().get(0);
    assertThat(rook.places()).hasSize(4);
    assertThat(rook.tile().cellCount()).isEqualTo(b * b);
    Hypergraph game = rook.tile().hypergraph();
    assertThat(game.lineCount()).isEqualTo(2 * b);
    int[] linesThrough = new int[b * b];
    for (int line = 0; line < game.lineCount(); line++) {
      for (int cell : game.line(line).toArray()) {
        linesThrough[cell]++;
      }
    }
    assertThat(linesThrough).containsOnly(2);
    for (PlacedTile run : tiling.tiles().subList(1, tiling.tiles().size())) {
      assertThat(run.tile().cellCount()).isEqualTo(turn + 1);
      assertThat(run.tile().hypergraph().lineCount()).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @CsvSource({"8, 1", "11, 2", "12, 2", "14, 3", "16, 3", "20, 4"})
  void onSmallToriThereAreNone(int length, int turn) {
    assertThat(RookTilings.find(length, turn, () -> true)).isEmpty();
  }

  @Test
  void itEndsWhenItIsTold() {
    AtomicInteger asked = new AtomicInteger();
    assertThat(RookTilings.find(17, 3, () -> asked.incrementAndGet() < 3)).isEmpty();
    assertThat(asked.get()).isGreaterThanOrEqualTo(3);
  }
}
