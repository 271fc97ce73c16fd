package dev.touchstone.solver.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verifier;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Breaker wins on the plane, by tilings that the verifier accepts. */
class PlaneSessionTest {

  @ParameterizedTest
  @CsvSource({
    "8, 1, BLACK",
    "8, 1, WHITE",
    "9, 1, BLACK",
    "11, 2, BLACK",
    "14, 2, BLACK",
    "19, 3, BLACK",
    "30, 4, WHITE"
  })
  void longRunsAreBreakers(int length, int turn, Player first) throws Exception {
    Setup empty = Setup.empty(Notation.board("plane " + length));
    Setup setup = new Setup(empty.board(), empty.game(), empty.black(), empty.white(), first);
    SolveRequest request = SolveRequest.of(Problem.inTurns(setup, Rules.WEAK, turn, turn));
    SolveResult result = new Solver(request, SolveListener.none()).solve();
    SolveResult.Decided decided = (SolveResult.Decided) result;
    assertThat(decided.winner()).isEqualTo(Player.WHITE);
    List<Step> steps = new ArrayList<>();
    decided.proof().emit(steps::add);
    byte[] bytes = CertificateWriter.bytes(decided.proof().statement(), steps);
    Verdict verdict =
        new Verifier().verify(decided.proof().statement(), new ByteArrayInputStream(bytes));
    assertThat(verdict).isInstanceOf(Verdict.Accepted.class);
  }
}
