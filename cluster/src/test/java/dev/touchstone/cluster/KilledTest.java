package dev.touchstone.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cluster.job.Job;
import dev.touchstone.cluster.tree.Budgeting;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.cluster.tree.JobTree;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Problem;
import dev.touchstone.verifier.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Coordinator and workers, killed all at once and started again: what is in the log stays. */
class KilledTest {

  private static final String BOARD = "7,7,5";
  private static final ClusterSettings SMALL = Team.QUICK.with(new Budgeting(3, 12));
  private static final int KILLS = 3;

  @TempDir Path folder;

  /** The process that is killed. */
  static final class Victim {
    private Victim() {}

    public static void main(String[] args) throws Exception {
      new Team().withWorkers(2).run(Games.weak(BOARD), Path.of(args[0]), SMALL);
    }
  }

  private static long jobs(Problem problem, Path log) throws IOException {
    if (!Files.exists(log)) {
      return 0;
    }
    Ground ground = new Ground(problem);
    try (JobLog there = JobLog.open(log, Job.question(problem))) {
      Records records =
          new Records(ground, new JobTree(ground, SMALL.policy(), SMALL.budgets()), there);
      records.replay();
      return records.jobs();
    }
  }

  @Test
  void killedAtAnyMomentItGoesOn() throws Exception {
    Problem problem = Games.weak(BOARD);
    Path log = folder.resolve("log");
    Random random = new Random(7);
    long before = 0;
    for (int i = 0; i < KILLS; i++) {
      Process victim =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-Xmx512m",
                  "-cp",
                  System.getProperty("java.class.path"),
                  Victim.class.getName(),
                  log.toString())
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      victim.waitFor(1500 + random.nextInt(2500), TimeUnit.MILLISECONDS);
      victim.destroyForcibly().waitFor();
      long after = jobs(problem, log);
      assertThat(after).isGreaterThanOrEqualTo(before);
      before = after;
    }
    ClusterResult result = new Team().withWorkers(2).run(problem, log, SMALL);
    assertThat(result.winner()).isEqualTo(Player.WHITE);
    assertThat(result.jobs()).isGreaterThanOrEqualTo(before);
    assertThat(Games.verdict(problem, result)).isInstanceOf(Verdict.Accepted.class);
  }
}
