package dev.touchstone.solver.turns;

import static dev.touchstone.solver.turns.TurnBoard.OPPONENT;
import static dev.touchstone.solver.turns.TurnBoard.PROVER;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ForcingTest {

  private static final int[] NO_STONE = {};
  private static final int BUDGET = 1_000_000;

  private final TurnBoard board = board();
  private final Forcing forcing = new Forcing(board);
  private final Stones at = new Stones(board);

  private static TurnBoard board() {
    try {
      Setup empty = Setup.empty(Notation.board("6,6,5"));
      return new TurnBoard(Problem.inTurns(empty, Rules.STRONG, 2, 2), Player.BLACK);
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  /** All turns, by the definition: threats that take the opponent's whole turn to stop. */
  private boolean wins(int depth) {
    if (!Candidates.threats(at, PROVER, 2).isEmpty()) {
      return true;
    }
    List<int[]> dangers = Candidates.threats(at, OPPONENT, 2);
    for (int[] turn : pairs()) {
      if (Hitting.all(dangers, turn) && winsBy(turn, depth)) {
        return true;
      }
    }
    return false;
  }

  private boolean winsBy(int[] turn, int depth) {
    at.put(turn, PROVER);
    List<int[]> threats = Candidates.threats(at, PROVER, 2);
    int stops = Hitting.number(threats, 2);
    boolean wins = stops > 2;
    if (stops == 2 && depth > 1) {
      wins = true;
      for (int[] stop : pairs()) {
        if (wins && Hitting.all(threats, stop)) {
          at.put(stop, OPPONENT);
          wins = !at.isLost() && wins(depth - 1);
          at.take(stop, OPPONENT);
        }
      }
    }
    at.take(turn, PROVER);
    return wins;
  }

  private List<int[]> pairs() {
    List<int[]> pairs = new ArrayList<>();
    for (int a = 0; a < board.cells; a++) {
      for (int b = 0; b < a; b++) {
        if (at.isFree(a) && at.isFree(b)) {
          pairs.add(new int[] {a, b});
        }
      }
    }
    return pairs;
  }

  @Test
  void aTurnIsFoundWhereOneWinsAtOnceAndNoneWhereThreatsDoNotWin() {
    Random random = new Random(23);
    int[] won = new int[3];
    for (int game = 0; game < 400; game++) {
      int[] own = stones(random, 3 + random.nextInt(4));
      at.put(own, PROVER);
      int[] others = stones(random, 3 + random.nextInt(4));
      at.put(others, OPPONENT);
      if (!at.isLost()) {
        for (int depth = 1; depth <= 2; depth++) {
          boolean found = forcing.turn(at, depth, BUDGET) != null;
          boolean wins = wins(depth);
          if (depth == 1) {
            assertThat(found).isEqualTo(wins);
          } else {
            assertThat(!found || wins).isTrue();
          }
          won[depth] += found ? 1 : 0;
        }
      }
      at.take(others, OPPONENT);
      at.take(own, PROVER);
    }
    assertThat(won[1]).isGreaterThan(50);
    assertThat(won[2]).isGreaterThan(won[1] + 20);
  }

  private int[] stones(Random random, int count) {
    int[] stones = NO_STONE;
    while (stones.length < count) {
      int cell = random.nextInt(board.cells);
      if (at.isFree(cell) && java.util.Arrays.stream(stones).noneMatch(stone -> stone == cell)) {
        stones = java.util.Arrays.copyOf(stones, stones.length + 1);
        stones[stones.length - 1] = cell;
      }
    }
    return stones;
  }
}
