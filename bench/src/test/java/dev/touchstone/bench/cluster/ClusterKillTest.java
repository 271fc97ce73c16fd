package dev.touchstone.bench.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.touchstone.bench.cluster.Kills.Outcome;
import dev.touchstone.bench.cluster.Kills.Victim;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A short form of {@code bench/run cluster-kill}: processes, a network, and one kill of each. */
class ClusterKillTest {

  private static final String GAME = "7,8,5";
  private static final int FIRST_JOB = 10;

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void whoeverIsKilledTheProofIsThere(Victim victim) throws Exception {
    Outcome outcome = new Kills(folder, GAME, FIRST_JOB, 6_000, 1).kill(victim, 1);
    assertThat(outcome.kills()).isEqualTo(1);
    assertThat(outcome.winner()).isEqualTo("breaker");
    assertThat(outcome.results()).isPositive();
    assertThat(outcome.most()).as("jobs that one worker lost").isLessThanOrEqualTo(1);
  }

  @Test
  void aFullDiskEndsARunThatGoesOnLater() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "ulimit is bash's");
    assertThat(FullDisk.line(folder, GAME, FIRST_JOB, 40))
        .startsWith(
            "touchstone: cannot go on with the log of the cluster: FOLDER/out/cluster.log: ")
        .endsWith("(then, with room: breaker)")
        .hasLineCount(1);
  }
}
