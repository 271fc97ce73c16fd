package dev.touchstone.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.RaceStep;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.game.Window;
import dev.touchstone.solver.SolveResult.Budget;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.SolveResult.OutOfBudget;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.verifier.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Strong games on infinite boards and on all boards with a region: wins through a window. */
class StrongHostsTest {

  private static final long SOME = 3000;

  private static SolveResult solve(SolveRequest request) throws Exception {
    return new Solver(request, SolveListener.none()).solve();
  }

  private static SolveRequest request(String board) throws Exception {
    Problem problem = Problem.inTurns(Notation.read(board), Rules.STRONG, 1, 1);
    return SolveRequest.of(problem).within(SOME, null);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"3+,4+,3", "5+,6+,4", "plane 3", "plane 4", "strip 3,3", "3,4+,3", "2+,2+,2"})
  void blackWins(String board) throws Exception {
    Decided decided = (Decided) solve(request(board));
    assertThat(decided.outcome()).isEqualTo(Outcome.BLACK);
    assertThat(Certified.verdict(decided.proof())).isInstanceOf(Verdict.Accepted.class);
  }

  @Test
  void fourInARowTakesNoMoreThanTwoHundredOptions() throws Exception {
    Decided decided = (Decided) solve(request("5+,6+,4"));
    long[] options = new long[1];
    decided
        .proof()
        .emit(step -> options[0] += step instanceof RaceStep.Ordered made ? made.count() : 0);
    assertThat(options[0]).isBetween(50L, 200L);
  }

  /** 3 rows and 3 columns are drawn, and so no window can show a win on all larger boards. */
  @Test
  void whatIsNoWinIsNotFound() throws Exception {
    for (String board : new String[] {"3+,3+,3", "4+,4+,4", "5+,5+,4", "2,9+,3"}) {
      assertThat(solve(request(board).within(600, null))).as(board).isInstanceOf(OutOfBudget.class);
    }
  }

  @Test
  void windowsComeToAnEnd() throws Exception {
    OutOfBudget open = (OutOfBudget) solve(request("1,3+,3"));
    assertThat(open.budget()).isEqualTo(Budget.WINDOWS);
  }

  @Test
  void nobodyWinsWhereATilingBlocksBoth() throws Exception {
    Decided decided = (Decided) solve(request("plane 8"));
    assertThat(decided.outcome()).isEqualTo(Outcome.NOBODY);
    assertThat(Certified.verdict(decided.proof())).isInstanceOf(Verdict.Accepted.class);
  }

  @Test
  void aSearchGoesOnFromItsCheckpoint(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("checkpoint");
    SolveRequest whole = request("5+,6+,4").withCheckpoint(file, Duration.ofHours(1));
    assertThat(solve(whole.within(300, null))).isInstanceOf(OutOfBudget.class);
    assertThat(Files.exists(file)).isTrue();
    Decided decided = (Decided) solve(whole);
    assertThat(decided.work().nodesBefore()).isPositive();
    assertThat(Certified.verdict(decided.proof())).isInstanceOf(Verdict.Accepted.class);
  }

  /** Whatever is decided of random positions has a proof that the verifier accepts. */
  @ParameterizedTest
  @ValueSource(strings = {"plane 3", "plane 4", "strip 3,3", "strip 4,4", "3+,5+,3", "4+,6+,4"})
  void randomPositionsAreDecidedWithProofs(String board) throws Exception {
    Random random = new Random(7);
    int decided = 0;
    for (int game = 0; game < 8; game++) {
      Problem problem = Problem.inTurns(random(board, random), Rules.STRONG, 1, 1);
      if (solve(SolveRequest.of(problem).within(60, null)) instanceof Decided found) {
        decided++;
        assertThat(Certified.verdict(found.proof()))
            .as(found.proof().statement().text())
            .isInstanceOf(Verdict.Accepted.class);
      }
    }
    assertThat(decided).isPositive();
  }

  /** Two stones of each player's, no three of them in a row. */
  private static Setup random(String board, Random random) throws Exception {
    Setup empty = Notation.read(board);
    InfiniteBoard infinite = (InfiniteBoard) empty.board();
    Window window =
        infinite
            .host()
            .region()
            .orElse(infinite.host().isPlane() ? new Window(0, 0, 4, 4) : new Window(0, 0, 4, 3));
    Setup seen = empty.through(infinite.host().isPlane() ? window : infinite.window().with(3, 0));
    CellSet black = seen.game().noCells();
    CellSet white = seen.game().noCells();
    int[] cells = ((InfiniteBoard) seen.board()).within(window).toArray();
    for (int stone = 0; stone < 4; stone++) {
      int cell = cells[random.nextInt(cells.length)];
      if (stone % 2 == 0 && !white.contains(cell)) {
        black = black.with(cell);
      } else if (!black.contains(cell)) {
        white = white.with(cell);
      }
    }
    return new Setup(seen.board(), seen.game(), black, white, Player.BLACK);
  }
}
