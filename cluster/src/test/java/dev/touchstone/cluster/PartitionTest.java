package dev.touchstone.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cluster.job.WeakJobSolver;
import dev.touchstone.cluster.post.Address;
import dev.touchstone.cluster.post.Gate;
import dev.touchstone.cluster.post.OpenGate;
import dev.touchstone.cluster.post.RejoiningPost;
import dev.touchstone.cluster.tree.Budgeting;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Problem;
import dev.touchstone.verifier.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The network between coordinator and worker is cut in two, and is one again. */
class PartitionTest {

  private static final long CUT_MILLIS = 2500;

  @TempDir Path folder;

  @Test
  void theWorkerOnTheOtherSideComesBackAndTheGameIsSolved() throws Exception {
    Problem problem = Games.weak("7,7,5");
    Team team = new Team();
    team.post.settle("coordinator");
    Address address = OpenGate.free();
    List<String> said = new CopyOnWriteArrayList<>();
    CountDownLatch begun = new CountDownLatch(1);
    team.until =
        jobs -> {
          if (jobs >= 2) {
            begun.countDown();
          }
          return false;
        };
    try (Gate gate = OpenGate.at(address, team.post, team.seal);
        Wire wire = new Wire(address);
        RejoiningPost post = RejoiningPost.join(wire.address(), team.seal, said::add)) {
      Worker worker =
          new Worker("away", post, team.seal, new WeakJobSolver(1L << 26), team.heard::add);
      team.workers.add(worker);
      Thread thread = new Thread(worker, "away");
      thread.setDaemon(true);
      thread.start();
      Thread scissors =
          new Thread(
              () -> {
                try {
                  begun.await();
                  wire.cut();
                  Thread.sleep(CUT_MILLIS);
                  wire.mend();
                } catch (IOException | InterruptedException e) {
                  said.add(e.toString());
                }
              });
      scissors.start();
      ClusterResult result =
          team.run(problem, folder.resolve("log"), Team.QUICK.with(new Budgeting(2, 8)));
      scissors.join();
      assertThat(result.winner()).isEqualTo(Player.WHITE);
      assertThat(Games.verdict(problem, result)).isInstanceOf(Verdict.Accepted.class);
      assertThat(said)
          .containsExactly(
              "the connection to %s is gone; it is tried again".formatted(wire.address()),
              "joined %s again".formatted(wire.address()));
      assertThat(gate).isNotNull();
    }
  }
}
