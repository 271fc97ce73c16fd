package dev.touchstone.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cluster.job.BadJobException;
import dev.touchstone.cluster.job.Job;
import dev.touchstone.cluster.job.JobResult;
import dev.touchstone.cluster.job.JobSolver;
import dev.touchstone.cluster.job.WeakJobSolver;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Problem;
import dev.touchstone.verifier.Verdict;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.function.LongConsumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Workers who lie, are slow, or die. */
class UntrustedWorkersTest {

  @TempDir Path folder;

  /** An honest solver whose results are changed. */
  private record Changed(WeakJobSolver honest, UnaryOperator<JobResult> change)
      implements JobSolver {

    static Changed by(UnaryOperator<JobResult> change) {
      return new Changed(new WeakJobSolver(1L << 26), change);
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

  private static JobResult otherWinner(JobResult result) {
    return result instanceof JobResult.Proved proved
        ? new JobResult.Proved(proved.winner().opponent(), proved.certificate(), proved.nodes())
        : new JobResult.Proved(Player.BLACK, new byte[] {1, 2, 3}, 1);
  }

  private static JobResult flippedByte(JobResult result) {
    if (result instanceof JobResult.Proved proved) {
      byte[] bytes = proved.certificate().clone();
      bytes[bytes.length - 2] ^= 1;
      return new JobResult.Proved(proved.winner(), bytes, proved.nodes());
    }
    return result;
  }

  @Test
  void whoLiesIsShutOutByTheVerifier() throws Exception {
    Problem problem = Games.weak("6,6,4");
    Team team = new Team();
    team.add("liar", Changed.by(UntrustedWorkersTest::otherWinner));
    team.afterFirstLine = () -> team.withWorkers(1);
    ClusterResult result = run(team, problem);
    assertThat(result.winner()).isEqualTo(Player.BLACK);
    assertThat(Games.verdict(problem, result)).isInstanceOf(Verdict.Accepted.class);
    assertThat(team.lines)
        .singleElement()
        .asString()
        .startsWith("worker liar is shut out: of its certificate that ")
        .contains("the verifier says: s REJECTED ");
    assertThat(team.heard).contains(team.lines.get(0));
  }

  private ClusterResult run(Team team, Problem problem) throws Exception {
    return team.run(problem, folder.resolve("log"), Team.QUICK);
  }

  @Test
  void aSingleWrongByteIsALie() throws Exception {
    Problem problem = Games.weak("5,5,4");
    Team team = new Team();
    team.add("liar", Changed.by(UntrustedWorkersTest::flippedByte));
    team.until = jobs -> !team.lines.isEmpty();
    assertThat(run(team, problem).winner()).isNull();
    assertThat(team.lines).singleElement().asString().contains("worker liar is shut out");
  }

  @Test
  void theJobOfAWorkerThatIsGoneGoesToAnother() throws Exception {
    Problem problem = Games.weak("5,5,4");
    Team team = new Team();
    CountDownLatch taken = new CountDownLatch(1);
    CountDownLatch never = new CountDownLatch(1);
    team.add(
        "slow",
        new JobSolver() {
          @Override
          public JobResult solve(Job job, LongConsumer progress) {
            taken.countDown();
            try {
              never.await();
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            }
            return new JobResult.Open(1, 1, 1);
          }

          @Override
          public void cancel() {}
        });
    Thread honest =
        new Thread(
            () -> {
              try {
                taken.await();
                team.withWorkers(1);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    honest.start();
    ClusterResult result =
        team.run(problem, folder.resolve("log"), Team.QUICK.withLease(Duration.ofSeconds(3)));
    honest.join();
    assertThat(result.winner()).isEqualTo(Player.BLACK);
    assertThat(team.lines)
        .contains("nothing was heard of worker slow for too long: its job goes to another one");
  }
}
