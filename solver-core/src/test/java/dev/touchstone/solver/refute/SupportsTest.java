package dev.touchstone.solver.refute;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Notation;
import dev.touchstone.solver.Heuristics;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Bundles;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Supports of one row, counted by hand: 1,7,5 has the lines abcde, bcdef and cdefg. */
class SupportsTest {

  private static final int ALL_LINES = 0b111;
  private static final int ALL_PLACES = 0b1111111;

  private static Bundles row() throws BadGameException, IOException {
    return new Bundles(new Arena(Problem.weak(Notation.read("1,7,5")), Heuristics.ALL));
  }

  private static PriceState prices(double... prices) {
    PriceState state = new PriceState(prices.length, 1);
    state.count = prices.length;
    for (int cell = 0; cell < prices.length; cell++) {
      state.price[cell] = prices[cell];
      state.total += prices[cell];
    }
    return state;
  }

  @Test
  void thePairInAllLinesIsCheapestAmongEquals() throws BadGameException, IOException {
    Supports supports = new Supports(row(), 100);
    int list = supports.list(0, ALL_PLACES, ALL_LINES);
    assertThat(supports.cost(prices(1, 1, 1, 1, 1, 1, 1), 0, list)).isEqualTo(2);
    assertThat(Integer.bitCount(supports.cheapest() & 0b0011100)).isEqualTo(2);
    // ab and fg leave bcdef without a pair; bc and fg do not.
    assertThat(supports.cost(prices(1, 1, 9, 9, 9, 1, 1), 0, list)).isEqualTo(12);
    assertThat(supports.cost(prices(1, 1, 1, 9, 9, 1, 1), 0, list)).isEqualTo(4);
  }

  @Test
  void twoPairsAreNeededWhereTheMiddleIsTaken() throws BadGameException, IOException {
    Supports supports = new Supports(row(), 100);
    int list = supports.list(0, 0b1100011, ALL_LINES);
    assertThat(supports.cost(prices(1, 1, 1, 1, 1, 1, 1), 0, list)).isEqualTo(100);
    list = supports.list(0, 0b1110111, ALL_LINES);
    assertThat(supports.cost(prices(1, 1, 3, 1, 3, 1, 1), 0, list)).isEqualTo(6);
  }

  @Test
  void nothingIsPaidForLinesThatAreNotNeeded() throws BadGameException, IOException {
    Supports supports = new Supports(row(), 100);
    int list = supports.list(0, ALL_PLACES, 0);
    assertThat(list).isEqualTo(Supports.NOTHING);
    assertThat(supports.cost(prices(1, 1, 1, 1, 1, 1, 1), 0, list)).isZero();
    assertThat(supports.areAll(new int[] {list})).isTrue();
  }

  @Test
  void whatIsBoughtIsPairedUp() throws BadGameException, IOException {
    Supports supports = new Supports(row(), 100);
    int list = supports.list(0, ALL_PLACES, 0b101);
    supports.cost(prices(1, 1, 9, 9, 9, 1, 1), 0, list);
    int[] pairs = supports.pairs(new int[] {supports.cheapest()}, new int[] {0b101});
    assertThat(pairs).isNotNull();
    assertThat(supports.pairs(new int[] {0b11}, new int[] {0b101})).isNull();
  }
}
