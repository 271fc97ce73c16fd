package dev.touchstone.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cluster.job.Job;
import dev.touchstone.cluster.tree.Budgeting;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.cluster.tree.JobTree;
import dev.touchstone.game.Player;
import dev.touchstone.verifier.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Coordinator and workers, killed all at once and started again: what is in the log stays. */
class KilledTest {

  private static final ClusterSettings SMALL = Team.QUICK.with(new Budgeting(3, 12));
  private static final int KILLS = 3;

  @TempDir Path folder;

  /** The process that is killed. */
  static final class Victim {
    private Victim() {}

    public static void main(String[] args) throws Exception {
      new Team().withWorkers(2).run(Games.asked(args[0]), Path.of(args[1]), settings(args[0]));
    }
  }

  /** With several stones a turn a dozen positions are too few to see anything. */
  private static ClusterSettings settings(String game) {
    return game.startsWith("turns ") ? SMALL.with(new Budgeting(60, 400)) : SMALL;
  }

  private static long jobs(Ground ground, Path log) throws IOException {
    if (!Files.exists(log)) {
      return 0;
    }
    String question = Job.question(ground.problem(), ground.attacker());
    try (JobLog there = JobLog.open(log, question)) {
      Records records =
          new Records(ground, new JobTree(ground, SMALL.policy(), SMALL.budgets()), there);
      records.replay();
      return records.jobs();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'7,7,5', WHITE",
    "'strong 5,5,4', WHITE",
    "'hex 6,6 a2', WHITE",
    "'turns 19,19,6 j10 / d4 p16', BLACK"
  })
  void killedAtAnyMomentItGoesOn(String game, Player winner) throws Exception {
    Ground asked = Games.asked(game);
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
                  game,
                  log.toString())
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      victim.waitFor(1500 + random.nextInt(2500), TimeUnit.MILLISECONDS);
      victim.destroyForcibly().waitFor();
      long after = jobs(asked, log);
      assertThat(after).isGreaterThanOrEqualTo(before);
      before = after;
    }
    ClusterResult result = new Team().withWorkers(2).run(asked, log, settings(game));
    assertThat(result.winner()).isEqualTo(winner);
    assertThat(result.jobs()).isGreaterThanOrEqualTo(before);
    assertThat(Games.verdict(asked, result)).isInstanceOf(Verdict.Accepted.class);
  }
}
