package dev.touchstone.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cluster.tree.Budgeting;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.game.BadGameException;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.verifier.Verdict;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hex, by many: the winner that one solver finds, and a proof that the verifier takes. */
class HexJobsTest {

  private static final ClusterSettings TINY = Team.QUICK.with(new Budgeting(1, 2));

  @TempDir Path folder;

  private static Problem problem(Setup setup) {
    return Problem.inTurns(setup, Rules.HEX, 1, 1);
  }

  private static Setup random(Random random, int rows, int columns, int stones)
      throws BadGameException {
    Setup empty = Setup.empty(new HexBoard(rows, columns));
    CellSet black = empty.black();
    CellSet white = empty.white();
    for (int cell : random.ints(0, rows * columns).distinct().limit(stones).toArray()) {
      boolean blacks = random.nextBoolean();
      black = blacks ? black.with(cell) : black;
      white = blacks ? white : white.with(cell);
    }
    Player first = random.nextBoolean() ? Player.WHITE : Player.BLACK;
    return new Setup(empty.board(), empty.game(), black, white, first);
  }

  private static Player winnerByOne(Problem problem) throws Exception {
    SolveRequest request = SolveRequest.of(problem);
    return ((Decided) new Solver(request, SolveListener.none()).solve()).winner();
  }

  /** With the smallest jobs, so that most of the proof is the tree's. */
  @Test
  void manyFindTheWinnerThatOneFinds() throws Exception {
    Random random = new Random(31);
    long jobs = 0;
    int blacks = 0;
    for (int i = 0; i < 50; i++) {
      int columns = 5 + random.nextInt(2);
      Problem problem = problem(random(random, 5, columns, 1 + random.nextInt(3)));
      ClusterResult result =
          new Team().withWorkers(1 + i % 2).run(problem, folder.resolve("log" + i), TINY);
      assertThat(result.winner()).as("game %d", i).isEqualTo(winnerByOne(problem));
      assertThat(Games.verdict(problem, result))
          .as("game %d", i)
          .isInstanceOf(Verdict.Accepted.class);
      jobs += result.jobs();
      blacks += result.winner() == Player.BLACK ? 1 : 0;
    }
    assertThat(jobs).as("games that one job does not decide").isGreaterThan(100);
    assertThat(blacks).isBetween(10, 40);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 3", "3, 1", "2, 2", "3, 3", "4, 4", "5, 5", "5, 6"})
  void wholeBoards(int rows, int columns) throws Exception {
    Problem problem = problem(Setup.empty(new HexBoard(rows, columns)));
    ClusterResult result = new Team().withWorkers(2).run(problem, folder.resolve("log"), TINY);
    assertThat(result.winner()).isEqualTo(winnerByOne(problem));
    assertThat(Games.verdict(problem, result)).isInstanceOf(Verdict.Accepted.class);
  }

  @Test
  void aRunGoesOnFromItsLog() throws Exception {
    Setup empty = Setup.empty(new HexBoard(6, 6));
    CellSet stone = empty.black().with(14);
    Problem problem =
        problem(new Setup(empty.board(), empty.game(), stone, empty.white(), Player.WHITE));
    Path log = folder.resolve("log");
    ClusterResult result = Team.inParts(new Ground(problem), log, TINY, 6);
    assertThat(result.winner()).isEqualTo(winnerByOne(problem));
    assertThat(Games.verdict(problem, result)).isInstanceOf(Verdict.Accepted.class);
    ClusterResult again = new Team().run(problem, log, TINY);
    assertThat(Games.certificate(problem, again)).isEqualTo(Games.certificate(problem, result));
  }
}
