package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verifier;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The positions of 15,15,5 that {@code bench/run gomoku 64 solver-core/src/test/resources/gomoku}
 * has written: each certificate is verified, the short ones are found again. The second checker
 * judges them, too (checkers/run).
 */
class GomokuSuiteTest {

  private static final Path SUITE =
      Path.of(System.getProperty("touchstone.root", ".."))
          .resolve("solver-core/src/test/resources/gomoku");

  private static final long SHORT = 1000;

  private static List<Path> positions() throws IOException {
    try (Stream<Path> folders = Files.list(SUITE)) {
      return folders.sorted().toList();
    }
  }

  @Test
  void thereAreManyPositions() throws IOException {
    assertThat(positions()).hasSizeGreaterThanOrEqualTo(60);
  }

  @ParameterizedTest
  @MethodSource("positions")
  void blackWins(Path position) throws Exception {
    Statement statement = StatementText.parse(Files.readString(position.resolve("statement")));
    assertThat(statement.winner()).isEqualTo(Outcome.BLACK);
    assertThat(statement.problem().board().notation()).isEqualTo("15,15,5");
    try (InputStream certificate = Files.newInputStream(position.resolve("certificate"))) {
      assertThat(new Verifier().verify(statement, certificate))
          .isInstanceOf(Verdict.Accepted.class);
    }
  }

  @ParameterizedTest
  @MethodSource("positions")
  void shortProofsAreFoundAgain(Path position) throws Exception {
    byte[] certificate = Files.readAllBytes(position.resolve("certificate"));
    if (certificate.length < SHORT) {
      Statement statement = StatementText.parse(Files.readString(position.resolve("statement")));
      SolveRequest request = SolveRequest.of(statement.problem());
      SolveResult result = new Solver(request, SolveListener.none()).solve();
      assertThat(Certified.bytes(((Decided) result).proof())).isEqualTo(certificate);
    }
  }
}
