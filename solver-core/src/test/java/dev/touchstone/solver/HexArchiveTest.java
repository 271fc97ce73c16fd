package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.run.HexOpenings;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.verifier.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The theorems on first moves of small boards of Hex in the archive are those that the solver
 * finds, byte by byte, and say what is known (docs/findings.md). A search for all of them made
 * them, one after the other; so they are not solved again one by one.
 */
class HexArchiveTest {

  private static final Path ARCHIVE = Path.of("..", "proofs", "hex");

  @ParameterizedTest
  @CsvSource({
    "3, wwB/BBB/Bww",
    "4, wwwB/wwBw/wBww/Bwww",
    "5, wwwwB/wBBBB/wBBBw/BBBBw/Bwwww",
    "6, wwwwwB/wBBBBB/BBBBBB/BBBBBB/BBBBBw/Bwwwww",
  })
  void firstMovesAreSolvedAgain(int side, String winners) throws Exception {
    HexBoard board = new HexBoard(side, side);
    SolveRequest request = SolveRequest.of(Problem.inTurns(Setup.empty(board), Rules.HEX, 1, 1));
    HexOpenings openings = new HexOpenings(request, SolveListener.none());
    StringBuilder found = new StringBuilder(winners);
    for (int cell : openings.inOrder()) {
      Decided decided = (Decided) openings.solve(cell);
      Proof proof = decided.proof();
      assertThat(Certified.verdict(proof)).isInstanceOf(Verdict.Accepted.class);
      found.setCharAt(cell + cell / side, decided.winner() == Player.BLACK ? 'B' : 'w');
      Path folder = ARCHIVE.resolve(side + "," + side).resolve(board.cellName(cell));
      assertThat(folder.resolve("statement")).hasContent(proof.statement().text());
      assertThat(Certified.bytes(proof))
          .as(folder.toString())
          .isEqualTo(Files.readAllBytes(folder.resolve("certificate")));
    }
    assertThat(found).hasToString(winners);
  }
}
