package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.Step;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Notation;
import dev.touchstone.solver.run.Solver;
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
    SolveRequest request = SolveRequest.of(Problem.weak(Notation.read(board))).with(effort);
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

  @Test
  void theSameSearchWritesTheSameBytes() throws BadGameException, IOException {
    byte[] first = Certified.bytes(solve("6,8,5", AT_ONCE).proof());
    assertThat(Certified.bytes(solve("6,8,5", AT_ONCE).proof())).isEqualTo(first);
  }
}
