package dev.touchstone.solver.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Claims of random blocks, looked at by the theorems. */
class BlockStrategyTest {

  @Test
  void eachBlockThatIsWonHasItsClaim() {
    Random random = new Random(3);
    BlockGame game = new BlockGame();
    BlockStrategy strategy = new BlockStrategy(game);
    int deep = 0;
    for (int i = 0; i < 2000; i++) {
      int cells = 2 + random.nextInt(11);
      int[] edges = BlockGameTest.edges(random, cells, 14);
      if (game.breakerWins(edges, edges.length)) {
        LocalClaim claim = strategy.of(edges);
        deep += claim instanceof LocalClaim.Choice ? 1 : 0;
        for (int edge : edges) {
          assertThat(claim.blocks(edge)).isTrue();
        }
        check(claim);
      }
    }
    assertThat(deep).isGreaterThan(30);
  }

  private static void check(LocalClaim claim) {
    if (claim instanceof LocalClaim.Choice choice) {
      int common = -1;
      for (LocalClaim.Answer answer : choice.answers()) {
        assertThat(answer.claim().zone() >>> answer.reply() & 1).isZero();
        check(answer.claim());
        common &= answer.zone();
      }
      assertThat(common).isZero();
    } else {
      int size = ((LocalClaim.Pairs) claim).cells().length;
      assertThat(Integer.bitCount(claim.zone())).isEqualTo(size);
    }
  }

  @Test
  void theRookTakesFewBytes() {
    int[] rook = {0b000000111, 0b000111000, 0b111000000, 0b001001001, 0b010010010, 0b100100100};
    assertThat(new BlockStrategy(new BlockGame()).bytes(rook)).isLessThan(300);
  }

  @Test
  void whatIsLostHasNone() {
    BlockStrategy strategy = new BlockStrategy(new BlockGame());
    assertThatThrownBy(() -> strategy.of(new int[] {0b011, 0b110}))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
