package dev.touchstone.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cluster.job.AnyJobSolver;
import dev.touchstone.cluster.job.BadJobException;
import dev.touchstone.cluster.job.Job;
import dev.touchstone.cluster.job.JobResult;
import dev.touchstone.cluster.job.JobSolver;
import dev.touchstone.cluster.tree.Budgeting;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.verifier.Verdict;
import java.nio.file.Path;
import java.util.function.LongConsumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Workers who lie, of every kind of game. */
class LiarsTest {

  private static final ClusterSettings SMALL = Team.QUICK.with(new Budgeting(1, 8));

  @TempDir Path folder;

  /** An honest solver whose results are changed. */
  private record Changed(JobSolver honest, UnaryOperator<JobResult> change) implements JobSolver {

    static Changed by(UnaryOperator<JobResult> change) {
      return new Changed(new AnyJobSolver(1L << 26), change);
    }

    @Override
    public JobResult solve(Job job, LongConsumer progress) throws BadJobException {
      return change.apply(honest.solve(job, progress));
    }

    @Override
    public void cancel() {
      honest.cancel();
    }
  }

  private static Ground game(Rules rules) throws Exception {
    if (rules == Rules.WEAK) {
      return new Ground(Games.weak("6,6,4"));
    }
    Setup empty = Setup.empty(rules == Rules.HEX ? new HexBoard(5, 6) : Notation.board("5,6,4"));
    return new Ground(Problem.inTurns(empty, rules, 1, 1), Player.BLACK);
  }

  /** What is proved, for the other player; where nothing is, something all the same. */
  private static JobResult otherWinner(JobResult result) {
    return result instanceof JobResult.Proved proved
        ? new JobResult.Proved(proved.winner().opponent(), proved.certificate(), proved.nodes())
        : new JobResult.Proved(Player.BLACK, new byte[] {1, 2, 3}, 1);
  }

  @ParameterizedTest
  @EnumSource
  void whoLiesIsShutOutByTheVerifier(Rules rules) throws Exception {
    Ground game = game(rules);
    Team team = new Team();
    team.add("liar", Changed.by(LiarsTest::otherWinner));
    team.afterFirstLine = () -> team.withWorkers(1);
    ClusterResult result = team.run(game, folder.resolve("log"), SMALL);
    assertThat(Games.verdict(game, result)).isInstanceOf(Verdict.Accepted.class);
    assertThat(team.lines)
        .singleElement()
        .asString()
        .startsWith("worker liar is shut out: of its certificate that ")
        .contains("the verifier says: s REJECTED ");
    assertThat(team.heard).contains(team.lines.get(0));
  }

  /** No number ends the run, or keeps it from ending, now or when it goes on. */
  @ParameterizedTest
  @EnumSource
  void numbersThatAreMadeUpWasteTimeAndNoMore(Rules rules) throws Exception {
    double never = Double.POSITIVE_INFINITY;
    Ground game = game(rules);
    Team team = new Team();
    team.add("liar", Changed.by(result -> new JobResult.Open(never, never, Long.MAX_VALUE)));
    team.until = jobs -> jobs > 0;
    Path log = folder.resolve("log");
    assertThat(team.run(game, log, SMALL).jobs()).isPositive();
    ClusterResult result = new Team().withWorkers(1).run(game, log, SMALL);
    assertThat(result.nodes()).isPositive();
    assertThat(Games.verdict(game, result)).isInstanceOf(Verdict.Accepted.class);
  }

  /** From the last byte but one on: END is the last. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void aSingleWrongByteIsALie(int fromTheEnd) throws Exception {
    for (Rules rules : Rules.values()) {
      Team team = new Team();
      team.add(
          "liar",
          Changed.by(
              result -> {
                if (result instanceof JobResult.Proved proved) {
                  byte[] bytes = proved.certificate().clone();
                  bytes[bytes.length - fromTheEnd] ^= 1;
                  return new JobResult.Proved(proved.winner(), bytes, proved.nodes());
                }
                return result;
              }));
      team.until = jobs -> !team.lines.isEmpty();
      Path log = folder.resolve(rules.word() + fromTheEnd);
      assertThat(team.run(game(rules), log, SMALL).winner()).as(rules.word()).isNull();
      assertThat(team.lines).singleElement().asString().contains("worker liar is shut out");
    }
  }
}
