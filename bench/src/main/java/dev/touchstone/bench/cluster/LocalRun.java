package dev.touchstone.bench.cluster;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Step;
import dev.touchstone.cluster.ClusterListener;
import dev.touchstone.cluster.ClusterResult;
import dev.touchstone.cluster.ClusterSettings;
import dev.touchstone.cluster.Coordinator;
import dev.touchstone.cluster.JobLog;
import dev.touchstone.cluster.LocalWorkers;
import dev.touchstone.cluster.job.Job;
import dev.touchstone.cluster.post.LocalPost;
import dev.touchstone.cluster.post.Post;
import dev.touchstone.cluster.post.Seal;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.cluster.view.Progress;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verifier;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * A game solved by a plain search, or by a coordinator and workers in this process, up to a
 * certificate in memory that is verified.
 *
 * @param processor seconds of all threads of this process, up to the certificate
 */
record LocalRun(Player winner, long nodes, long jobs, int bytes, double processor, double elapsed) {

  private static final class Quiet implements ClusterListener {
    @Override
    public void progress(Progress progress) {}

    @Override
    public void say(String line) {
      throw new IllegalStateException(line);
    }
  }

  /** By so many workers, whose tables share this memory. */
  static LocalRun byWorkers(Ground asked, int workers, long memory, ClusterSettings settings)
      throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("touchstone");
    Path file = folder.resolve("log");
    Seal seal = new Seal("within one process".getBytes(StandardCharsets.UTF_8));
    LocalPost post = new LocalPost();
    post.settle(Post.COORDINATOR);
    double before = processorSeconds();
    long start = System.nanoTime();
    try (JobLog log = JobLog.open(file, Job.question(asked.problem(), asked.attacker()))) {
      Coordinator coordinator = new Coordinator(asked, log, post, seal, settings, new Quiet());
      LocalWorkers all = new LocalWorkers(workers, memory, post, seal, line -> {});
      ClusterResult result = coordinator.run();
      all.stop();
      all.await();
      Player winner = result.winner();
      if (winner == null) {
        throw new IllegalStateException("not decided");
      }
      List<Step> steps = new ArrayList<>();
      result.steps().emit(steps::add);
      return of(asked, winner, steps, result.nodes(), result.jobs(), before, start);
    } finally {
      Files.deleteIfExists(file);
      Files.delete(folder);
    }
  }

  /** The same end for all: the bytes of the certificate count, verifying them does not. */
  static LocalRun of(
      Ground asked,
      Player winner,
      List<Step> steps,
      long nodes,
      long jobs,
      double processorBefore,
      long start)
      throws IOException {
    Statement statement = asked.statement(asked.start(), winner);
    byte[] bytes = CertificateWriter.bytes(statement, steps);
    double processor = processorSeconds() - processorBefore;
    double elapsed = (System.nanoTime() - start) / 1e9;
    Verdict verdict = new Verifier().verify(statement, new ByteArrayInputStream(bytes));
    if (!(verdict instanceof Verdict.Accepted)) {
      throw new IllegalStateException(verdict.line());
    }
    return new LocalRun(winner, nodes, jobs, bytes.length, processor, elapsed);
  }

  /** Seconds of all threads of this process, the compiler's and the collector's included. */
  static double processorSeconds() {
    return ProcessHandle.current()
            .info()
            .totalCpuDuration()
            .map(Duration::toNanos)
            .orElseThrow(() -> new IllegalStateException("this platform tells no processor time"))
        / 1e9;
  }
}
