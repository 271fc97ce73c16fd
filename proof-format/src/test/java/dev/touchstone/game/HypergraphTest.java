package dev.touchstone.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HypergraphTest {

  @Test
  void aLineIsFoundByItsCells() throws Exception {
    Random random = new Random(5);
    for (int i = 0; i < 300; i++) {
      int cells = 1 + random.nextInt(150);
      List<int[]> lines = new ArrayList<>();
      for (int j = random.nextInt(60); j >= 0; j--) {
        lines.add(random.ints(1 + random.nextInt(4), 0, cells).toArray());
      }
      Hypergraph game = new Hypergraph(cells, lines);
      int[] before = {};
      for (int line = 0; line < game.lineCount(); line++) {
        assertThat(game.lineNumber(game.line(line))).isEqualTo(line);
        assertThat(Arrays.compare(before, game.line(line).toArray())).isNegative();
        before = game.line(line).toArray();
      }
      CellSet other = CellSet.of(cells, random.ints(5, 0, cells).toArray());
      boolean isLine = lines.stream().anyMatch(line -> CellSet.of(cells, line).equals(other));
      assertThat(game.lineNumber(other) >= 0).isEqualTo(isLine);
    }
  }

  @Test
  void aGameHasLimits() throws Exception {
    assertThatThrownBy(() -> new Hypergraph(0, List.of())).isInstanceOf(BadGameException.class);
    assertThatThrownBy(() -> new Hypergraph(16_385, List.of()))
        .isInstanceOf(BadGameException.class);
    assertThat(new Hypergraph(16_384, List.of()).lineCount()).isZero();
    List<int[]> lines = new ArrayList<>();
    for (int i = 0; i <= Hypergraph.MAX_LINES; i++) {
      lines.add(new int[] {i % 512, 512 + i / 512});
    }
    assertThatThrownBy(() -> new Hypergraph(769, lines)).hasMessageContaining("winning lines");
    assertThatThrownBy(() -> new Hypergraph(4097, lines.subList(0, Hypergraph.MAX_LINES)))
        .hasMessageContaining("cells times lines at most 536870912");
    assertThatThrownBy(() -> new Hypergraph(16_384, lines.subList(0, 32_769)))
        .hasMessageContaining("cells times lines");
    assertThat(new Hypergraph(16_384, lines.subList(0, 32_768)).lineCount()).isEqualTo(32_768);
    assertThat(new Hypergraph(4096, lines.subList(0, Hypergraph.MAX_LINES)).lineCount())
        .isEqualTo(Hypergraph.MAX_LINES);
    assertThatThrownBy(() -> new Hypergraph(2, List.of(new int[0])))
        .hasMessageContaining("one cell");
    assertThatThrownBy(() -> new Hypergraph(2, List.of(new int[] {2})))
        .hasMessageContaining("leaves");
  }

  @Test
  void setsOfDifferentGamesDoNotMix() {
    CellSet small = CellSet.of(10, 1);
    CellSet large = CellSet.of(100, 1);
    assertThatThrownBy(() -> small.union(large)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> CellSet.of(10, 10)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> LineSet.ofWords(10, 1L << 10))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
