package dev.touchstone.solver.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The game on a block against plain minimax. */
class BlockGameTest {

  /** Who wins by minimax without any idea, Maker to move. */
  static final class Plain {
    private final int cells;
    private final int[] edges;
    private final Map<Integer, Boolean> known = new HashMap<>();

    Plain(int cells, int[] edges) {
      this.cells = cells;
      this.edges = edges;
    }

    boolean breakerWins() {
      return !makerWins(0, 0);
    }

    private boolean makerWins(int maker, int breaker) {
      int key = maker << 16 | breaker;
      Boolean before = known.get(key);
      if (before == null) {
        before = completed(maker) || move(maker, breaker);
        known.put(key, before);
      }
      return before;
    }

    private boolean completed(int maker) {
      return Arrays.stream(edges).anyMatch(edge -> (edge & ~maker) == 0);
    }

    private boolean move(int maker, int breaker) {
      for (int move = 0; move < cells; move++) {
        if (((maker | breaker) >>> move & 1) == 0 && !answered(maker | 1 << move, breaker)) {
          return true;
        }
      }
      return false;
    }

    private boolean answered(int maker, int breaker) {
      if (completed(maker)) {
        return false;
      }
      boolean full = true;
      for (int reply = 0; reply < cells; reply++) {
        if (((maker | breaker) >>> reply & 1) == 0) {
          full = false;
          if (!makerWins(maker, breaker | 1 << reply)) {
            return true;
          }
        }
      }
      return full;
    }
  }

  static int[] edges(Random random, int cells, int most) {
    int[] edges = new int[random.nextInt(most + 1)];
    int smallest = random.nextInt(8) == 0 ? 1 : 2;
    for (int i = 0; i < edges.length; i++) {
      int size = Math.min(cells, smallest + random.nextInt(4));
      edges[i] = random.ints(0, cells).distinct().limit(size).map(cell -> 1 << cell).sum();
    }
    return edges;
  }

  @Test
  void itAgreesWithPlainMinimax() {
    Random random = new Random(1);
    BlockGame game = new BlockGame();
    int won = 0;
    for (int i = 0; i < 20_000; i++) {
      int cells = 1 + random.nextInt(8);
      int[] edges = edges(random, cells, 12);
      boolean breaker = new Plain(cells, edges).breakerWins();
      won += breaker ? 1 : 0;
      assertThat(game.breakerWins(edges, edges.length))
          .as(Arrays.toString(edges))
          .isEqualTo(breaker);
    }
    assertThat(won).isBetween(4_000, 16_000);
  }

  @Test
  void itAgreesOnLargerBlocks() {
    Random random = new Random(2);
    BlockGame game = new BlockGame();
    int won = 0;
    for (int i = 0; i < 60; i++) {
      int[] edges = edges(random, 11, 14);
      // The cells of a block need not be numbered without gaps.
      int[] apart = Arrays.stream(edges).map(edge -> edge << 5).toArray();
      boolean breaker = new Plain(11, edges).breakerWins();
      won += breaker ? 1 : 0;
      assertThat(game.breakerWins(apart, apart.length)).isEqualTo(breaker);
    }
    assertThat(won).isBetween(10, 50);
  }

  @Test
  void theRookIsBreakersOnNineCellsAndTheBareEdgeIsMakers() {
    int[] rook = {0b000000111, 0b000111000, 0b111000000, 0b001001001, 0b010010010, 0b100100100};
    assertThat(new BlockGame().breakerWins(rook, 6)).isTrue();
    assertThat(new BlockGame().breakerWins(new int[] {0b1}, 1)).isFalse();
    assertThat(new BlockGame().breakerWins(new int[] {0}, 1)).isFalse();
    assertThat(new BlockGame().breakerWins(new int[0], 0)).isTrue();
  }
}
