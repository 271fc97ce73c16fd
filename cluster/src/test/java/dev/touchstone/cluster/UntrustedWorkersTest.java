package dev.touchstone.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cluster.job.Job;
import dev.touchstone.cluster.job.JobResult;
import dev.touchstone.cluster.job.JobSolver;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Problem;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Workers who are slow, or die. */
class UntrustedWorkersTest {

  @TempDir Path folder;

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
