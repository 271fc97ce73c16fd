package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.Notation;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The quick ones of the archived strong games are solved again, to the same bytes. */
class ArchivedStrongTest {

  private static final Path ARCHIVE =
      Path.of(System.getProperty("touchstone.root", "..")).resolve("proofs");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "3,3,3", "3,4,3", "4,4,4", "4,5,4", "4,6,4", "5,5,4", "5,6,4", "5,5,5", "6,6,5", "7,7,5"
      })
  void theSameBytesAsBefore(String board) throws Exception {
    Problem problem = Problem.inTurns(Notation.read(board), Rules.STRONG, 1, 1);
    SolveResult result = new Solver(SolveRequest.of(problem), SolveListener.none()).solve();
    Proof proof = ((Decided) result).proof();
    isThere(proof, ARCHIVE.resolve("strong-mnk").resolve(board));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "3+,4+,3; 3up,4up,3",
        "5+,6+,4; 5up,6up,4",
        "plane 3; plane-3",
        "plane 4; plane-4",
        "3,4+,3; 3,4up,3"
      })
  void theSameOnInfiniteBoards(String board, String name) throws Exception {
    Problem problem = Problem.inTurns(Notation.read(board), Rules.STRONG, 1, 1);
    SolveResult result = new Solver(SolveRequest.of(problem), SolveListener.none()).solve();
    Proof proof = ((Decided) result).proof();
    isThere(proof, ARCHIVE.resolve("strong-infinite").resolve(name));
  }

  private static void isThere(Proof proof, Path folder) throws Exception {
    assertThat(folder.resolve("statement")).content().isEqualTo(proof.statement().text());
    assertThat(Certified.bytes(proof)).isEqualTo(Files.readAllBytes(folder.resolve("certificate")));
  }
}
