package dev.touchstone.solver.turns;

import static dev.touchstone.solver.turns.TurnBoard.PROVER;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WorthTest {

  /** Where nobody else has stones. */
  @Test
  void togetherStonesAreWorthWhatEachIsOnceThoseBeforeAreThere() throws Exception {
    Setup empty = Setup.empty(Notation.board("7,8,5"));
    TurnBoard board = new TurnBoard(Problem.inTurns(empty, Rules.STRONG, 3, 3), Player.BLACK);
    Random random = new Random(7);
    int more = 0;
    for (int game = 0; game < 200; game++) {
      int[] cells = random.ints(0, board.cells).distinct().limit(6).toArray();
      Stones at = new Stones(board);
      at.put(new int[] {cells[0], cells[1], cells[2]}, PROVER);
      int[] turn = {cells[3], cells[4], cells[5]};
      int alone = 0;
      for (int cell : turn) {
        alone += Worth.ofCells(at)[cell];
      }
      int together = Worth.together(at, turn);
      int inTurn = 0;
      for (int cell : turn) {
        inTurn += Worth.ofCells(at)[cell];
        at.put(new int[] {cell}, PROVER);
      }
      assertThat(alone + together).isEqualTo(inTurn);
      more += together > 0 ? 1 : 0;
    }
    assertThat(more).isGreaterThan(100);
  }
}
