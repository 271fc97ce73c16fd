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
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said once in a proof and used wherever it serves (docs/adr/0028-smaller-proofs.md). */
class SmallerProofsTest {

  private static Proof proof(String board) throws BadGameException, IOException {
    SolveRequest request = SolveRequest.of(Problem.weak(Notation.read(board)));
    SolveResult result = new Solver(request, SolveListener.none()).solve();
    return ((SolveResult.Decided) result).proof();
  }

  /** A proof that says what the table says took 718, 8,145, 10,840 and 24,200 bytes. */
  @ParameterizedTest
  @CsvSource({"'4,5,4', 718", "'6,8,5', 7800", "'5,9,5', 10300", "'7,7,5', 17000"})
  void proofsAreSmall(String board, int mostBytes) throws BadGameException, IOException {
    Proof proof = proof(board);
    assertThat(Certified.verdict(proof)).isInstanceOf(Verdict.Accepted.class);
    assertThat(Certified.bytes(proof)).hasSizeLessThan(mostBytes);
    assertThat(Certified.bytes(proof)).isEqualTo(Certified.bytes(proof));
  }

  @Test
  void pairsAreUsedAgainAfterOtherReplies() throws BadGameException, IOException {
    List<Step> steps = new ArrayList<>();
    proof("6,8,5").emit(steps::add);
    long kept =
        IntStream.range(1, steps.size())
            .filter(i -> steps.get(i) instanceof Step.Keep)
            .filter(i -> steps.get(i - 1) instanceof Step.Groups)
            .count();
    assertThat(kept).isGreaterThan(10);
  }
}
