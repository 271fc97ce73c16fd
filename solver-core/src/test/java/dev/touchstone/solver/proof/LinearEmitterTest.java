package dev.touchstone.solver.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Notation;
import dev.touchstone.solver.Heuristics;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.pack.LinearClaim;
import dev.touchstone.solver.pack.LinearSearch;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Statement;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verifier;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LinearEmitterTest {

  /** 4,4,4 and 5,5,5 need answers on the board; the larger ones are packings. */
  @ParameterizedTest
  @CsvSource({"'4,4,4', 200", "'5,5,5', 200", "'6,6,6', 200", "7^3, 6000", "8^3, 1200"})
  void theVerifierAcceptsWhatIsFound(String board, int mostBytes)
      throws BadGameException, IOException {
    Arena arena = new Arena(Problem.weak(Notation.read(board)), Heuristics.ALL);
    LinearClaim claim = Objects.requireNonNull(new LinearSearch(arena, () -> false).run());
    List<Step> steps = new ArrayList<>();
    new LinearEmitter(arena).emit(claim, steps::add);
    Statement statement = arena.problem.wonBy(Outcome.WHITE);
    byte[] bytes = CertificateWriter.bytes(statement, steps);
    assertThat(new Verifier().verify(statement, new ByteArrayInputStream(bytes)))
        .isInstanceOf(Verdict.Accepted.class);
    assertThat(bytes.length).isLessThan(mostBytes);
  }
}
