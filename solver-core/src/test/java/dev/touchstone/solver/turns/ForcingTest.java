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
import java.util.Arrays;
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

  /** Whether some turn completes a line, or makes threats that no turn stops. */
  private boolean winsAtOnce() {
    if (!Candidates.threats(at, PROVER, 2).isEmpty()) {
      return true;
    }
    List<int[]> dangers = Candidates.threats(at, OPPONENT, 2);
    return pairs().stream().anyMatch(turn -> Hitting.all(dangers, turn) && stops(turn) > 2);
  }

  private int stops(int[] turn) {
    at.put(turn, PROVER);
    int stops = Hitting.number(Candidates.threats(at, PROVER, 2), 2);
    at.take(turn, PROVER);
    return stops;
  }

  /** Plays the turns that are found, by the definition, against all that stops their threats. */
  private boolean winsByWhatIsFound() {
    int[] turn = forcing.turn(at, BUDGET);
    if (turn == null) {
      return false;
    }
    if (!Candidates.threats(at, PROVER, 2).isEmpty()) {
      return Candidates.threats(at, PROVER, 2).stream().anyMatch(rest -> isAll(rest, turn));
    }
    if (!Hitting.all(Candidates.threats(at, OPPONENT, 2), turn) || stops(turn) < 2) {
      return false;
    }
    at.put(turn, PROVER);
    List<int[]> threats = Candidates.threats(at, PROVER, 2);
    boolean wins = true;
    for (int[] stop : pairs()) {
      if (wins && Hitting.all(threats, stop)) {
        at.put(stop, OPPONENT);
        wins = !at.isLost() && winsByWhatIsFound();
        at.take(stop, OPPONENT);
      }
    }
    at.take(turn, PROVER);
    return wins;
  }

  private static boolean isAll(int[] rest, int[] turn) {
    return Arrays.stream(rest).allMatch(cell -> Arrays.stream(turn).anyMatch(c -> c == cell));
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
  void aTurnIsFoundWhereOneWinsAtOnceAndWhatIsFoundWins() {
    Random random = new Random(23);
    int atOnce = 0;
    int later = 0;
    for (int game = 0; game < 400; game++) {
      int[] own = stones(random, 3 + random.nextInt(4));
      at.put(own, PROVER);
      int[] others = stones(random, 3 + random.nextInt(4));
      at.put(others, OPPONENT);
      if (!at.isLost()) {
        boolean found = forcing.turn(at, BUDGET) != null;
        assertThat(new Forcing(board).wins(at, BUDGET)).isEqualTo(found);
        if (winsAtOnce()) {
          assertThat(found).isTrue();
          atOnce++;
        } else {
          later += found ? 1 : 0;
        }
        assertThat(winsByWhatIsFound()).isEqualTo(found);
      }
      at.take(others, OPPONENT);
      at.take(own, PROVER);
    }
    assertThat(atOnce).isGreaterThan(50);
    assertThat(later).isGreaterThan(20);
  }

  private int[] stones(Random random, int count) {
    int[] stones = NO_STONE;
    while (stones.length < count) {
      int cell = random.nextInt(board.cells);
      if (at.isFree(cell) && Arrays.stream(stones).noneMatch(stone -> stone == cell)) {
        stones = Arrays.copyOf(stones, stones.length + 1);
        stones[stones.length - 1] = cell;
      }
    }
    return stones;
  }
}
