package dev.touchstone.solver.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;

class GadgetStrategyTest {

  /** Three rows and three columns of 3×3. */
  private static final List<Integer> ROOK =
      List.of(0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100);

  @Test
  void aRookIsWonWithReplies() {
    GadgetStrategy strategy = Objects.requireNonNull(GadgetStrategy.of(ROOK));
    assertThat(strategy.replies()).isNotEmpty();
    assertThat(gets(strategy, ROOK)).isTrue();
  }

  @Test
  void thereIsAStrategyWhereBreakerWins() {
    Random random = new Random(4);
    int won = 0;
    for (int i = 0; i < 500; i++) {
      List<Integer> edges = new ArrayList<>();
      for (int j = 0; j < 2 + random.nextInt(5); j++) {
        int edge = random.ints(3, 0, 7).map(cell -> 1 << cell).reduce(0, (a, b) -> a | b);
        if (edge != 0) {
          edges.add(edge);
        }
      }
      GadgetStrategy strategy = GadgetStrategy.of(edges);
      boolean wins = edges.isEmpty() || LinearGames.breakerWins(edges);
      assertThat(strategy != null).as("" + edges).isEqualTo(wins);
      assertThat(strategy == null || gets(strategy, edges)).isTrue();
      won += wins ? 1 : 0;
    }
    assertThat(won).isBetween(100, 400);
  }

  /** By the theorems: pairs for each edge; or zones without a common cell. */
  private static boolean gets(GadgetStrategy strategy, List<Integer> edges) {
    if (strategy.replies().isEmpty()) {
      int used = 0;
      for (int pair : strategy.pairs()) {
        if (Integer.bitCount(pair) != 2 || (used & pair) != 0) {
          return false;
        }
        used |= pair;
      }
      return (used & ~strategy.zone()) == 0
          && edges.stream()
              .allMatch(edge -> strategy.pairs().stream().anyMatch(pair -> (pair & ~edge) == 0));
    }
    int common = -1;
    for (GadgetStrategy.Reply reply : strategy.replies()) {
      List<Integer> left = edges.stream().filter(edge -> (edge >>> reply.cell() & 1) == 0).toList();
      if ((reply.then().zone() >>> reply.cell() & 1) != 0 || !gets(reply.then(), left)) {
        return false;
      }
      common &= reply.zone();
    }
    return common == 0;
  }
}
