package dev.touchstone.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cluster.tree.Budgeting;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.verifier.Verdict;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Strong games, by many: of each player the answer that one solver gives, and a proof that the
 * verifier takes.
 */
class StrongJobsTest {

  private static final ClusterSettings TINY = Team.QUICK.with(new Budgeting(1, 1));

  @TempDir Path folder;

  private static Problem empty(String board) throws Exception {
    return Problem.inTurns(Setup.empty(Notation.board(board)), Rules.STRONG, 1, 1);
  }

  /** A board with stones, none of which complete a line, and anybody to move. */
  private static Problem random(Random random, String board, int stones) throws Exception {
    while (true) {
      Setup empty = Setup.empty(Notation.board(board));
      CellSet black = empty.black();
      CellSet white = empty.white();
      int cells = empty.game().cellCount();
      for (int cell : random.ints(0, cells).distinct().limit(stones).toArray()) {
        boolean blacks = random.nextBoolean();
        black = blacks ? black.with(cell) : black;
        white = blacks ? white : white.with(cell);
      }
      Player first = random.nextBoolean() ? Player.BLACK : Player.WHITE;
      Setup setup = new Setup(empty.board(), empty.game(), black, white, first);
      Problem problem = Problem.inTurns(setup, Rules.STRONG, 1, 1);
      if (!hasLine(problem)) {
        return problem;
      }
    }
  }

  private static boolean hasLine(Problem problem) {
    for (Player player : Player.values()) {
      CellSet stones = problem.setup().stones(player);
      for (int line = 0; line < problem.hypergraph().lineCount(); line++) {
        if (stones.containsAll(problem.hypergraph().line(line))) {
          return true;
        }
      }
    }
    return false;
  }

  private ClusterResult check(Problem problem, Player attacker, int number) throws Exception {
    Path log = folder.resolve("log" + number);
    return Games.asOneFinds(new Ground(problem, attacker), 1 + number % 2, log, TINY);
  }

  /** With the smallest jobs, so that most of the proof is the tree's. */
  @Test
  void manyFindWhatOneFinds() throws Exception {
    Random random = new Random(41);
    String[] boards = {"3,3,3", "3,4,3", "4,4,3", "4,4,4", "4,5,4", "torus 4,4,4"};
    long jobs = 0;
    int wins = 0;
    for (int i = 0; i < 80; i++) {
      String board = boards[i % boards.length];
      Problem problem = random(random, board, random.nextInt(board.startsWith("4") ? 7 : 4));
      Player attacker = random.nextBoolean() ? Player.BLACK : Player.WHITE;
      ClusterResult result = check(problem, attacker, i);
      jobs += result.jobs();
      wins += result.winner() == attacker ? 1 : 0;
    }
    assertThat(jobs).as("games that one job does not decide").isGreaterThan(300);
    assertThat(wins).isBetween(10, 70);
  }

  @ParameterizedTest
  @CsvSource({
    "'1,1,1', BLACK",
    "'3,3,3', BLACK",
    "'3,3,3', WHITE",
    "'4,4,4', BLACK",
    "'4,5,4', BLACK",
    "'5,6,4', BLACK",
    "'3^3', BLACK"
  })
  void wholeBoards(String board, Player attacker) throws Exception {
    check(empty(board), attacker, 1);
  }

  @Test
  void aRunGoesOnFromItsLog() throws Exception {
    Ground asked = new Ground(empty("4,5,4"), Player.BLACK);
    Path log = folder.resolve("log");
    ClusterResult result = Team.inParts(asked, log, TINY, 10);
    assertThat(Games.verdict(asked, result)).isInstanceOf(Verdict.Accepted.class);
    ClusterResult again = new Team().run(asked, log, TINY);
    assertThat(again.winner()).isEqualTo(result.winner());
    assertThat(Games.verdict(asked, again)).isInstanceOf(Verdict.Accepted.class);
  }
}
