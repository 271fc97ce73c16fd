package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.run.HexOpenings;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The theorems of small boards of Hex in the archive are those that the solver finds, byte by byte.
 */
class HexArchiveTest {

  private static final Path ARCHIVE = Path.of("..", "proofs", "hex");

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6})
  void firstMovesAreSolvedAgain(int side) throws Exception {
    HexBoard board = new HexBoard(side, side);
    SolveRequest request = SolveRequest.of(Problem.inTurns(Setup.empty(board), Rules.HEX, 1, 1));
    HexOpenings openings = new HexOpenings(request, SolveListener.none());
    for (int cell : openings.inOrder()) {
      Proof proof = ((Decided) openings.solve(cell)).proof();
      Path folder = ARCHIVE.resolve(side + "," + side).resolve(board.cellName(cell));
      assertThat(folder.resolve("statement")).hasContent(proof.statement().text());
      assertThat(Certified.bytes(proof))
          .as(folder.toString())
          .isEqualTo(Files.readAllBytes(folder.resolve("certificate")));
    }
  }
}
