package dev.touchstone.solver.refute;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Notation;
import dev.touchstone.solver.Heuristics;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What prices say of a pairing, beside what an exhaustive search finds. */
class PricesTest {

  private static final int ENDLESS = 1_000_000_000;
  private static final String[] BOARDS = {
    "5,5,4", "6,6,5", "5,6,4", "4,7,7tr", "torus 5,5,4", "hcylinder 4,5,4", "3^3", "3^4"
  };

  private final Random random = new Random(8);

  @Test
  void whereThereIsNoHopeThereIsNoPairingAndWhatIsBoughtIsOne()
      throws BadGameException, IOException {
    int hopeless = 0;
    int missed = 0;
    int bought = 0;
    for (String board : BOARDS) {
      Arena arena = new Arena(Problem.weak(Notation.read(board)), Heuristics.ALL);
      Prices prices = Prices.bound(arena);
      Pairing pairing = Pairing.of(arena);
      for (int i = 0; i < 300; i++) {
        Position position = position(arena);
        if (position.sight() != Position.Sight.OPEN || position.freeCount() < 3) {
          continue;
        }
        int move = cell(arena, position, -1);
        int reply = cell(arena, position, move);
        prices.begin(position);
        prices.give(move);
        prices.block(reply);
        prices.tuneWhileHopeful(30);
        int[] pairs = exact(pairing, position, move, reply);
        if (prices.isHopeless()) {
          hopeless++;
          assertThat(pairs).as("%s, %d", board, i).isNull();
        } else if (pairs == null) {
          missed++;
        }
        int[] found = prices.isHopeless() ? null : prices.pairs();
        if (found != null) {
          bought++;
          PairingTest.check(arena, position, found, move, reply);
        }
      }
    }
    assertThat(hopeless).isGreaterThan(5 * missed);
    assertThat(bought).isGreaterThan(200);
  }

  @Test
  void whatAMoveWouldCostIsWhatItCosts() throws BadGameException, IOException {
    Arena arena = new Arena(Problem.weak(Notation.read("6,7,5")), Heuristics.ALL);
    Prices prices = Prices.bound(arena);
    for (int i = 0; i < 200; i++) {
      Position position = position(arena);
      if (position.sight() != Position.Sight.OPEN) {
        continue;
      }
      prices.begin(position);
      prices.tune(5);
      prices.keep(0);
      double before = prices.shortage();
      int cell = cell(arena, position, -1);
      double makers = prices.shortageIfMakers(cell);
      double breakers = prices.shortageIfBreakers(cell);
      prices.give(cell);
      near(prices.shortage(), makers);
      prices.back(0);
      near(prices.shortage(), before);
      prices.block(cell);
      near(prices.shortage(), breakers);
      assertThat(breakers).isLessThanOrEqualTo(makers + 1e-9);
    }
  }

  private static void near(double actual, double expected) {
    assertThat(Math.abs(actual - expected)).isLessThan(1e-6 * (1 + Math.abs(expected)));
  }

  private static int @Nullable [] exact(Pairing pairing, Position position, int move, int reply) {
    pairing.begin(position);
    pairing.without(move);
    long[] free = new long[2];
    return pairing.find(reply, free, ENDLESS);
  }

  private Position position(Arena arena) {
    long[] maker = arena.noCells();
    long[] free = arena.noCells();
    int stones = 2 + random.nextInt(6);
    for (int cell = 0; cell < arena.cells; cell++) {
      int chance = random.nextInt(20);
      if (chance < stones / 2) {
        maker[cell >>> 6] |= 1L << cell;
      } else if (chance >= stones) {
        free[cell >>> 6] |= 1L << cell;
      }
    }
    Position position = new Position(arena);
    position.load(maker, free, false);
    return position;
  }

  private int cell(Arena arena, Position position, int but) {
    int[] cells =
        IntStream.range(0, arena.cells)
            .filter(cell -> cell != but && position.isFree(cell))
            .toArray();
    return cells[random.nextInt(cells.length)];
  }
}
