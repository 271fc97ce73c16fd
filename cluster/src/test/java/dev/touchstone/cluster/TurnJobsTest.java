package dev.touchstone.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Step;
import dev.touchstone.cluster.proof.Judge;
import dev.touchstone.cluster.proof.Judgement;
import dev.touchstone.cluster.tree.Budgeting;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.verifier.Verdict;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Turns of several stones, by many: the answers of one solver, and proofs that hold. */
class TurnJobsTest {

  /** So small that most of the proof is the tree's. */
  private static final ClusterSettings TINY = Team.QUICK.with(new Budgeting(20, 20));

  @TempDir Path folder;

  private static Problem random(Random random, String board, int stones, int turn)
      throws Exception {
    Setup empty = Setup.empty(Notation.board(board));
    CellSet[] own = {empty.black(), empty.white()};
    int[] cells = random.ints(0, empty.game().cellCount()).distinct().limit(stones).toArray();
    for (int i = 0; i < stones; i++) {
      own[i % 2] = own[i % 2].with(cells[i]);
    }
    Player first = random.nextBoolean() ? Player.BLACK : Player.WHITE;
    Setup setup = new Setup(empty.board(), empty.game(), own[0], own[1], first);
    return Problem.inTurns(setup, Rules.STRONG, turn, turn);
  }

  private ClusterResult check(Problem problem, Player attacker, int number) throws Exception {
    Path log = folder.resolve("log" + number);
    return Games.asOneFinds(new Ground(problem, attacker), 1 + number % 2, log, TINY);
  }

  @Test
  void manyFindWhatOneFinds() throws Exception {
    Random random = new Random(62);
    String[] boards = {"3,3,3", "2,5,3", "3,4,4", "3,4,3", "torus 3,4,4", "3,5,5"};
    long jobs = 0;
    int wins = 0;
    for (int i = 0; i < 36; i++) {
      Problem problem = random(random, boards[i % boards.length], i % 4, 2 + i % 5 / 4);
      Player attacker = random.nextBoolean() ? Player.BLACK : Player.WHITE;
      ClusterResult result = check(problem, attacker, i);
      jobs += result.jobs();
      wins += result.winner() == attacker ? 1 : 0;
    }
    assertThat(jobs).as("games that one job does not decide").isGreaterThan(100);
    assertThat(wins).isBetween(5, 31);
  }

  /** A smaller first turn is answered as if it were a whole one, which may be too much (T13). */
  @ParameterizedTest
  @CsvSource({
    "'3,4,3', 2, 1, BLACK",
    "'3,4,4', 2, 1, WHITE",
    "'1,4,3', 3, 2,",
    "'4,4,4', 2, 3, BLACK",
    "'3,3,3', 1, 2, BLACK"
  })
  void theFirstTurnMayBeAnother(String board, int turn, int opening, @Nullable Player winner)
      throws Exception {
    Setup empty = Setup.empty(Notation.board(board));
    Problem problem = Problem.inTurns(empty, Rules.STRONG, turn, opening);
    Ground asked = new Ground(problem, Player.BLACK);
    ClusterResult result = new Team().withWorkers(2).run(asked, folder.resolve("log"), TINY);
    assertThat(result.winner()).isEqualTo(winner);
    if (winner != null) {
      assertThat(Games.verdict(asked, result)).isInstanceOf(Verdict.Accepted.class);
    }
  }

  /** Cells and lines have other numbers there. */
  @Test
  void aCertificateThroughAnotherWindowIsRefused() throws Exception {
    Ground asked = Games.asked("turns plane 3 0,0 / 2,2 3,3");
    // The solver looks round what it is given, which is looked round already.
    SolveRequest request = SolveRequest.of(asked.problem());
    Proof proof = ((Decided) new Solver(request, SolveListener.none()).solve()).proof();
    List<Step> steps = new ArrayList<>();
    proof.emit(steps::add);
    byte[] certificate = CertificateWriter.bytes(proof.statement(), steps);
    assertThat(new Judge(asked).judge(asked.start(), Player.BLACK, certificate))
        .isEqualTo(new Judgement.Refused("it looks through another window than was said"));
  }

  /** Connect6 on the plane: no window shows all replies, and the claims have one in common. */
  @Test
  void anOpeningOnThePlane() throws Exception {
    Ground asked = Games.asked("turns plane 6 0,0 / -6,-6 6,6");
    Path log = folder.resolve("log");
    ClusterSettings small = Team.QUICK.with(new Budgeting(40, 1000));
    ClusterResult result = Team.inParts(asked, log, small, 15);
    assertThat(result.winner()).isEqualTo(Player.BLACK);
    assertThat(result.jobs()).isGreaterThan(20);
    assertThat(Games.verdict(asked, result)).isInstanceOf(Verdict.Accepted.class);
  }
}
