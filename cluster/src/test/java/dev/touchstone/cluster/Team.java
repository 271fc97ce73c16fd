package dev.touchstone.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.cluster.job.AnyJobSolver;
import dev.touchstone.cluster.job.Job;
import dev.touchstone.cluster.job.JobSolver;
import dev.touchstone.cluster.post.LocalPost;
import dev.touchstone.cluster.post.Post;
import dev.touchstone.cluster.post.Seal;
import dev.touchstone.cluster.tree.Budgeting;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.cluster.view.Progress;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;

/** A coordinator with workers as threads, for tests: no network. */
final class Team implements ClusterListener {

  static final ClusterSettings QUICK =
      ClusterSettings.USUAL.with(new Budgeting(5, 1_000_000)).withLease(Duration.ofSeconds(60));

  final LocalPost post = new LocalPost();
  final Seal seal = new Seal("for tests, and known to all".getBytes(StandardCharsets.UTF_8));
  final List<String> lines = Collections.synchronizedList(new ArrayList<>());
  final List<Worker> workers = new ArrayList<>();

  /** What workers were told. */
  final List<String> heard = Collections.synchronizedList(new ArrayList<>());

  /** What happens after the coordinator's first line. */
  Runnable afterFirstLine = () -> {};

  /** Cancels the run after so many jobs. */
  LongPredicate until = jobs -> false;

  private @Nullable Coordinator coordinator;

  Worker add(String name, JobSolver solver) {
    post.settle(name);
    Worker worker = new Worker(name, post, seal, solver, heard::add);
    workers.add(worker);
    Thread thread = new Thread(worker, name);
    thread.setDaemon(true);
    thread.start();
    return worker;
  }

  Team withWorkers(int count) {
    for (int i = 0; i < count; i++) {
      add("honest-" + i, new AnyJobSolver(1L << 26));
    }
    return this;
  }

  /** Runs with this log until the game is decided, or {@link #until} says so. */
  ClusterResult run(Problem problem, Path file, ClusterSettings settings)
      throws IOException, InterruptedException {
    return run(new Ground(problem), file, settings);
  }

  /** The same with what is asked of the game. */
  ClusterResult run(Ground asked, Path file, ClusterSettings settings)
      throws IOException, InterruptedException {
    post.settle(Post.COORDINATOR);
    JobLog log = JobLog.open(file, Job.question(asked.problem(), asked.attacker()));
    coordinator = new Coordinator(asked, log, post, seal, settings, this);
    try {
      return coordinator.run();
    } finally {
      workers.forEach(Worker::stop);
    }
  }

  /** What comes of a run that ends after so many jobs, again and again, until it is decided. */
  static ClusterResult inParts(Ground asked, Path file, ClusterSettings settings, int more)
      throws IOException, InterruptedException {
    ClusterResult result = null;
    long jobs = 0;
    int runs = 0;
    while (result == null || result.winner() == null) {
      Team team = new Team().withWorkers(2);
      long enough = jobs + more;
      team.until = done -> done >= enough;
      result = team.run(asked, file, settings);
      // Known claims may decide what is left: then there is no job.
      assertThat(result.jobs()).isGreaterThanOrEqualTo(jobs);
      jobs = result.jobs();
      runs++;
    }
    assertThat(runs).isGreaterThan(1);
    return result;
  }

  @Override
  public void progress(Progress progress) {
    if (coordinator != null && until.test(progress.jobs())) {
      coordinator.cancel();
    }
  }

  @Override
  public void say(String line) {
    lines.add(line);
    if (lines.size() == 1) {
      afterFirstLine.run();
    }
  }
}
