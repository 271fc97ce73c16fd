package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verifier;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Positions of 15,15,5 that Black wins, with their proofs, as {@code bench/run gomoku} has them.
 */
class GomokuTest {

  private static final Path FOLDER =
      Path.of(System.getProperty("touchstone.root", ".."))
          .resolve("solver-core/src/test/resources/gomoku");

  /** So many are solved again: the quick ones, by the length of the proof. */
  private static final int AGAIN = 8;

  private static List<Path> certificates() throws Exception {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".certificate")).sorted().toList();
    }
  }

  private static Statement statement(Path certificate) throws Exception {
    String name = certificate.getFileName().toString().replace(".certificate", ".statement");
    return StatementText.parse(Files.readString(certificate.resolveSibling(name)));
  }

  @Test
  void allAreProved() throws Exception {
    List<Path> all = certificates();
    assertThat(all).hasSizeGreaterThanOrEqualTo(60);
    for (Path file : all) {
      Statement statement = statement(file);
      assertThat(statement.board().notation()).isEqualTo("15,15,5");
      assertThat(statement.winner()).isEqualTo(Outcome.BLACK);
      try (InputStream bytes = Files.newInputStream(file)) {
        assertThat(new Verifier().verify(statement, bytes))
            .as(file.toString())
            .isInstanceOf(Verdict.Accepted.class);
      }
    }
  }

  @Test
  void theShortestAreSolvedAgainToTheSameBytes() throws Exception {
    List<Path> shortest =
        certificates().stream()
            .sorted((one, other) -> Long.compare(one.toFile().length(), other.toFile().length()))
            .limit(AGAIN)
            .toList();
    for (Path file : shortest) {
      SolveRequest request = SolveRequest.of(statement(file).problem());
      Decided decided = (Decided) new Solver(request, SolveListener.none()).solve();
      assertThat(Certified.bytes(decided.proof()))
          .as(file.toString())
          .isEqualTo(Files.readAllBytes(file));
    }
  }
}
