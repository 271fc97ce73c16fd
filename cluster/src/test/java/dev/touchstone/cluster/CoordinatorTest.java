package dev.touchstone.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cluster.tree.Budgeting;
import dev.touchstone.cluster.tree.Policy;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.statement.Problem;
import dev.touchstone.verifier.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Games that are known, solved by several workers: the winner, and a proof that the verifier takes.
 */
class CoordinatorTest {

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "'3,3,3', 1, BLACK",
    "'4,4,3', 2, BLACK",
    "'4,4,4', 2, WHITE",
    "'5,5,4', 3, BLACK",
    "'6,6,4', 2, BLACK",
    "'6,6,5', 2, WHITE",
    "'torus 4,4,4', 2, WHITE"
  })
  void theWinnerIsProved(String board, int workers, Player winner) throws Exception {
    Problem problem = Games.weak(board);
    ClusterResult result =
        new Team().withWorkers(workers).run(problem, folder.resolve("log"), Team.QUICK);
    assertThat(result.winner()).isEqualTo(winner);
    assertThat(Games.verdict(problem, result)).isInstanceOf(Verdict.Accepted.class);
  }

  @ParameterizedTest
  @EnumSource
  void everyPolicyProvesTheSame(Policy policy) throws Exception {
    Problem problem = Games.weak("5,5,4");
    ClusterResult result =
        new Team().withWorkers(3).run(problem, folder.resolve("log"), Team.QUICK.with(policy));
    assertThat(result.winner()).isEqualTo(Player.BLACK);
    assertThat(Games.verdict(problem, result)).isInstanceOf(Verdict.Accepted.class);
  }

  /** With the smallest jobs nearly all of the proof is the tree's: turned claims and options. */
  @ParameterizedTest
  @CsvSource({"'5,5,4'", "'6,6,4'", "'7,7,5'"})
  void smallJobsMakeALargeTree(String board) throws Exception {
    Problem problem = Games.weak(board);
    ClusterResult result =
        new Team()
            .withWorkers(2)
            .run(problem, folder.resolve("log"), Team.QUICK.with(new Budgeting(1, 4)));
    assertThat(result.jobs()).isGreaterThan(5);
    assertThat(Games.verdict(problem, result)).isInstanceOf(Verdict.Accepted.class);
  }

  @Test
  void stonesAndWhoMovesFirstArePartOfTheGame() throws Exception {
    Setup empty = Setup.empty(Notation.board("5,5,4"));
    Setup setup =
        new Setup(
            empty.board(),
            empty.game(),
            empty.hypergraph().single(12),
            empty.hypergraph().single(6),
            Player.WHITE);
    Problem problem = Problem.weak(setup);
    ClusterResult result =
        new Team().withWorkers(2).run(problem, folder.resolve("log"), Team.QUICK);
    assertThat(result.winner()).isNotNull();
    assertThat(Games.verdict(problem, result)).isInstanceOf(Verdict.Accepted.class);
  }

  @Test
  void aRunGoesOnFromItsLog() throws Exception {
    Problem problem = Games.weak("7,7,5");
    Path log = folder.resolve("log");
    ClusterSettings small = Team.QUICK.with(new Budgeting(5, 40));
    long jobs = 0;
    ClusterResult result = null;
    for (int i = 1; result == null || result.winner() == null; i++) {
      Team team = new Team().withWorkers(2);
      long enough = jobs + 6;
      team.until = done -> done >= enough;
      result = team.run(problem, log, small);
      assertThat(result.jobs()).as("jobs after run " + i).isGreaterThan(jobs);
      jobs = result.jobs();
    }
    assertThat(jobs).as("several runs").isGreaterThan(10);
    assertThat(result.winner()).isEqualTo(Player.WHITE);
    assertThat(Games.verdict(problem, result)).isInstanceOf(Verdict.Accepted.class);
    // What is decided stays so, and its certificate is the same.
    ClusterResult again = new Team().run(problem, log, small);
    assertThat(again.nodesBefore()).isEqualTo(result.nodes());
    assertThat(Games.certificate(problem, again)).isEqualTo(Games.certificate(problem, result));
  }

  /** Wherever the file was cut off when all were killed, the next run goes on. */
  @Test
  void whateverIsLeftOfTheLogIsEnough() throws Exception {
    Problem problem = Games.weak("6,6,4");
    Path whole = folder.resolve("whole");
    new Team().withWorkers(2).run(problem, whole, Team.QUICK.with(new Budgeting(1, 8)));
    byte[] bytes = Files.readAllBytes(whole);
    Random random = new Random(1);
    for (int i = 0; i < 8; i++) {
      Path cut = folder.resolve("cut" + i);
      Files.write(cut, Arrays.copyOf(bytes, random.nextInt(bytes.length)));
      Files.write(cut, new byte[random.nextInt(9)], StandardOpenOption.APPEND);
      ClusterResult result =
          new Team().withWorkers(1).run(problem, cut, Team.QUICK.with(new Budgeting(1, 8)));
      assertThat(result.winner()).isEqualTo(Player.BLACK);
      assertThat(Games.verdict(problem, result)).isInstanceOf(Verdict.Accepted.class);
    }
  }
}
