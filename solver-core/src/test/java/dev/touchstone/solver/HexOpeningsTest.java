package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveResult.Budget;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.SolveResult.OutOfBudget;
import dev.touchstone.solver.run.HexOpenings;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.verifier.Verdict;
import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** All first moves of boards of Hex, and searches that are stopped. */
class HexOpeningsTest {

  private static SolveRequest empty(int rows, int columns) throws BadGameException {
    return SolveRequest.of(
        Problem.inTurns(Setup.empty(new HexBoard(rows, columns)), Rules.HEX, 1, 1));
  }

  /** Who wins after which first move is known; of larger boards see HexArchiveTest. */
  @ParameterizedTest
  @CsvSource({
    "1, 1, B",
    "2, 2, wB/Bw",
    "3, 4, BBBB/BBBB/BBBB",
    "4, 3, www/www/www/www",
  })
  void firstMovesOfSmallBoards(int rows, int columns, String winners)
      throws BadGameException, IOException {
    HexOpenings openings = new HexOpenings(empty(rows, columns), SolveListener.none());
    StringBuilder found = new StringBuilder(winners);
    for (int cell : openings.inOrder()) {
      Decided decided = (Decided) openings.solve(cell);
      assertThat(Certified.verdict(decided.proof())).isInstanceOf(Verdict.Accepted.class);
      int place = cell + cell / columns;
      found.setCharAt(place, decided.winner() == Player.BLACK ? 'B' : 'w');
    }
    assertThat(found).hasToString(winners);
  }

  /** Without a table that others have filled. */
  @Test
  void theMiddleOfSevenBySeven() throws BadGameException, IOException {
    SolveRequest request = empty(7, 7);
    Problem afterD4 = new HexOpenings(request, SolveListener.none()).after(24);
    assertThat(Certified.winner(SolveRequest.of(afterD4))).isEqualTo(Player.BLACK);
    assertThat(Certified.winner(request)).isEqualTo(Player.BLACK);
  }

  @Test
  void aProofHasTheSameBytesEachTime() throws BadGameException, IOException {
    byte[] first = Certified.bytes(proof());
    assertThat(Certified.bytes(proof())).isEqualTo(first);
  }

  private static Proof proof() throws BadGameException, IOException {
    return ((Decided) new Solver(empty(5, 6), SolveListener.none()).solve()).proof();
  }

  @Test
  void budgetsEndASearch() throws BadGameException, IOException {
    SolveRequest request = empty(9, 9);
    assertThat(budget(request.within(50, null))).isEqualTo(Budget.NODES);
    assertThat(budget(request.within(Long.MAX_VALUE, Duration.ofMillis(300))))
        .isEqualTo(Budget.TIME);
    assertThat(budget(request.withMemory(100_000))).isEqualTo(Budget.MEMORY);
  }

  private static Budget budget(SolveRequest request) throws IOException {
    return ((OutOfBudget) new Solver(request, SolveListener.none()).solve()).budget();
  }

  @Test
  void aSearchCanBeCancelledFromItsListener() throws BadGameException, IOException {
    Solver[] solver = new Solver[1];
    solver[0] = new Solver(empty(10, 10), progress -> solver[0].cancel());
    OutOfBudget stopped = (OutOfBudget) solver[0].solve();
    assertThat(stopped.budget()).isEqualTo(Budget.CANCELLED);
    assertThat(stopped.reached().rootMoves()).isEqualTo(100);
  }
}
