package dev.touchstone.cluster;

import dev.touchstone.cluster.job.Job;
import dev.touchstone.cluster.post.LocalPost;
import dev.touchstone.cluster.post.Post;
import dev.touchstone.cluster.post.Seal;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.cluster.view.Progress;
import dev.touchstone.solver.Limits;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Budget;
import dev.touchstone.solver.SolveResult.OutOfBudget;
import dev.touchstone.statement.Rules;
import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A game given to workers of this process and to nobody else: no network, no secret, no Hazelcast.
 * The proof is read from the log of each question, which stays open for it until this is closed.
 */
public final class LocalSearch implements AutoCloseable {

  private static final int SECRET_BYTES = 32;

  private final SolveRequest request;
  private final Path file;
  private final SolveListener listener;
  private final List<JobLog> logs = new ArrayList<>();
  private final long started = System.nanoTime();
  private final LocalPost post = new LocalPost();
  private final Seal seal;
  private final Consumer<String> words;
  private volatile boolean cancelled;
  private volatile @Nullable Coordinator coordinator;
  private volatile @Nullable LocalWorkers workers;
  private SolveListener.@Nullable Progress last;

  /**
   * Goes on from this log, if there is one.
   *
   * @param words hears what is worth a line
   */
  public LocalSearch(
      SolveRequest request, Path file, SolveListener listener, Consumer<String> words) {
    this.request = request;
    this.file = file;
    this.listener = listener;
    this.words = words;
    byte[] secret = new byte[SECRET_BYTES];
    new SecureRandom().nextBytes(secret);
    seal = new Seal(secret);
    post.settle(Post.COORDINATOR);
  }

  private ClusterListener hearing() {
    return new ClusterListener() {
      @Override
      public void progress(Progress progress) {
        boolean foretells = request.problem().rules() == Rules.WEAK;
        SolveListener.Progress reached =
            (foretells ? progress : progress.unforeseen()).asSearch(request.limits().memory());
        last = reached;
        listener.progress(reached);
        requireWorkers();
      }

      @Override
      public void say(String line) {
        words.accept(line);
      }
    };
  }

  /** Searches with so many workers until the game is decided or a budget is used up. */
  public SolveResult solve(int count) throws IOException, InterruptedException {
    LocalWorkers own = new LocalWorkers(count, request.limits().memory(), post, seal, words);
    workers = own;
    Inquiry questions = new Inquiry(request.problem());
    try {
      Path log = file;
      for (Optional<Ground> asked = questions.next(); asked.isPresent(); asked = questions.next()) {
        ClusterResult result = answer(asked.get(), log, questions.nodes());
        questions.answered(result);
        if (result.winner() == null) {
          if (!cancelled && own.areGone()) {
            throw new IOException("all workers have ended");
          }
          return open(questions);
        }
        log = Inquiry.second(file);
      }
      return questions.decided();
    } finally {
      own.stop();
      own.await();
    }
  }

  private ClusterResult answer(Ground asked, Path place, long nodesBefore)
      throws IOException, InterruptedException {
    JobLog log = JobLog.open(place, Job.question(asked.problem(), asked.attacker()));
    logs.add(log);
    Limits limits = request.limits();
    ClusterSettings settings =
        ClusterSettings.usual(asked.problem().rules())
            .within(
                limits.maxNodes() - nodesBefore,
                limits.maxTime().minus(Duration.ofNanos(System.nanoTime() - started)));
    Coordinator running = new Coordinator(asked, log, post, seal, settings, hearing());
    coordinator = running;
    if (cancelled) {
      running.cancel();
    }
    return running.run();
  }

  private SolveResult open(Inquiry questions) {
    Budget budget =
        cancelled
            ? Budget.CANCELLED
            : questions.nodes() >= request.limits().maxNodes() ? Budget.NODES : Budget.TIME;
    SolveListener.Progress reached = last;
    return new OutOfBudget(
        budget,
        questions.work(),
        reached == null ? Progress.NONE.asSearch(request.limits().memory()) : reached);
  }

  /** Who has nobody to wait for does not wait. */
  private void requireWorkers() {
    LocalWorkers own = workers;
    if (own != null && own.areGone()) {
      stop();
    }
  }

  /** Ends the search soon, from any thread; the log stays. */
  public void cancel() {
    cancelled = true;
    stop();
  }

  private void stop() {
    Coordinator running = coordinator;
    if (running != null) {
      running.cancel();
    }
  }

  @Override
  public void close() throws IOException {
    for (JobLog log : logs) {
      log.close();
    }
  }
}
