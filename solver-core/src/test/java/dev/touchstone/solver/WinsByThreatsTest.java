package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.verifier.Verdict;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Positions of 15,15,5 that are won by threats: by fours alone, and by a quiet move as well. */
class WinsByThreatsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"g8,h8,i8; h9,h7,j10; 0", "h8,i9,i7; h7,j10,h9; 1"})
  void blackWins(String black, String white, int positions) throws Exception {
    Setup empty = Notation.read("15,15,5");
    Setup setup =
        new Setup(
            empty.board(), empty.game(), cells(empty, black), cells(empty, white), Player.BLACK);
    Problem problem = Problem.inTurns(setup, Rules.STRONG, 1, 1);
    SolveRequest request = SolveRequest.of(problem).within(5000, null);
    Decided decided = (Decided) new Solver(request, SolveListener.none()).solve();
    assertThat(decided.outcome()).isEqualTo(Outcome.BLACK);
    assertThat(decided.work().nodes()).isGreaterThanOrEqualTo(positions);
    assertThat(Certified.verdict(decided.proof())).isInstanceOf(Verdict.Accepted.class);
  }

  private static CellSet cells(Setup setup, String names) {
    CellSet cells = setup.game().noCells();
    for (String name : names.split(",", -1)) {
      cells = cells.with(setup.board().cellNumber(name).orElseThrow());
    }
    return cells;
  }
}
