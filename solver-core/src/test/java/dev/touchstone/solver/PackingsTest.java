package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Step;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.verifier.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What packings are worth, from the request to the verifier. */
class PackingsTest {

  /** Looks for packings at once. */
  private static final Effort AT_ONCE = new Effort(12, 200, 40, 200, 10, 0.3, 0, 2, 4);

  private static SolveResult.Decided solve(String board, Effort effort)
      throws BadGameException, IOException {
    return solve(Problem.weak(Notation.read(board)), effort);
  }

  private static SolveResult.Decided solve(Problem problem, Effort effort) throws IOException {
    SolveRequest request = SolveRequest.of(problem).with(effort);
    SolveResult result = new Solver(request, SolveListener.none()).solve();
    assertThat(result).isInstanceOf(SolveResult.Decided.class);
    SolveResult.Decided decided = (SolveResult.Decided) result;
    assertThat(Certified.verdict(decided.proof())).isInstanceOf(Verdict.Accepted.class);
    return decided;
  }

  @Test
  void onePackingIsTheWholeProof() throws BadGameException, IOException {
    SolveResult.Decided decided = solve("6,7,5", AT_ONCE);
    assertThat(decided.work().nodes()).isEqualTo(1);
    List<Step> steps = new ArrayList<>();
    decided.proof().emit(steps::add);
    assertThat(steps).anyMatch(step -> step instanceof Step.Both);
    assertThat(steps).last().isInstanceOf(Step.End.class);
    assertThat(solve("6,7,5", Effort.FAST).work().nodes()).isGreaterThan(1);
  }

  @Test
  void repliesWithPackingsMakeSmallProofs() throws BadGameException, IOException {
    SolveResult.Decided decided = solve("7,7,5", Effort.PACKED);
    assertThat(decided.work().nodes()).isLessThan(100);
    assertThat(Certified.bytes(decided.proof())).hasSizeLessThan(12_000);
  }

  /** Maker on f3, Breaker on g3: without packings it takes thousands of positions. */
  @Test
  void everyMoveIsAnsweredAfterTheFirstRound() throws BadGameException, IOException {
    Setup empty = Notation.read("5,12,5");
    CellSet none = empty.game().noCells();
    Setup setup =
        new Setup(empty.board(), empty.game(), none.with(29), none.with(30), Player.BLACK);
    SolveResult.Decided decided = solve(Problem.weak(setup), Effort.PACKED);
    assertThat(decided.outcome()).isEqualTo(Outcome.WHITE);
    assertThat(decided.work().nodes()).isLessThan(200);
  }

  @Test
  void theSameSearchWritesTheSameBytes() throws BadGameException, IOException {
    byte[] first = Certified.bytes(solve("6,8,5", AT_ONCE).proof());
    assertThat(Certified.bytes(solve("6,8,5", AT_ONCE).proof())).isEqualTo(first);
  }
}
