package dev.touchstone.cluster;

import dev.touchstone.cluster.job.Job;
import dev.touchstone.cluster.post.LocalPost;
import dev.touchstone.cluster.post.Post;
import dev.touchstone.cluster.post.Seal;
import dev.touchstone.cluster.view.Progress;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Budget;
import dev.touchstone.solver.SolveResult.OutOfBudget;
import dev.touchstone.solver.SolveResult.Work;
import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A weak game given to workers of this process and to nobody else: no network, no secret, no
 * Hazelcast. The proof is read from the log, which stays open for it until this is closed.
 */
public final class LocalSearch implements AutoCloseable {

  private static final int SECRET_BYTES = 32;

  private final SolveRequest request;
  private final JobLog log;
  private final Coordinator coordinator;
  private final LocalPost post = new LocalPost();
  private final Seal seal;
  private final Consumer<String> words;
  private volatile boolean cancelled;
  private volatile @Nullable LocalWorkers workers;
  private SolveListener.@Nullable Progress last;

  /**
   * Goes on from this log, if there is one.
   *
   * @param words hears what is worth a line
   */
  public LocalSearch(
      SolveRequest request, Path file, SolveListener listener, Consumer<String> words)
      throws IOException {
    this.request = request;
    this.words = words;
    byte[] secret = new byte[SECRET_BYTES];
    new SecureRandom().nextBytes(secret);
    seal = new Seal(secret);
    post.settle(Post.COORDINATOR);
    log = JobLog.open(file, Job.question(request.problem()));
    ClusterSettings settings =
        ClusterSettings.USUAL.within(request.limits().maxNodes(), request.limits().maxTime());
    coordinator =
        new Coordinator(request.problem(), log, post, seal, settings, hearing(listener, words));
  }

  private ClusterListener hearing(SolveListener listener, Consumer<String> hearer) {
    return new ClusterListener() {
      @Override
      public void progress(Progress progress) {
        SolveListener.Progress reached = progress.asSearch(request.limits().memory());
        last = reached;
        listener.progress(reached);
        requireWorkers();
      }

      @Override
      public void say(String line) {
        hearer.accept(line);
      }
    };
  }

  /** Searches with so many workers until the game is decided or a budget is used up. */
  public SolveResult solve(int count) throws IOException, InterruptedException {
    LocalWorkers own = new LocalWorkers(count, request.limits().memory(), post, seal, words);
    workers = own;
    try {
      ClusterResult result = coordinator.run();
      if (result.winner() == null) {
        if (!cancelled && own.areGone()) {
          throw new IOException("all workers have ended");
        }
        return open(result);
      }
      Inquiry question = new Inquiry(request.problem());
      question.answered(result);
      return question.decided();
    } finally {
      own.stop();
      own.await();
    }
  }

  private SolveResult open(ClusterResult result) {
    Budget budget =
        cancelled
            ? Budget.CANCELLED
            : result.nodes() >= request.limits().maxNodes() ? Budget.NODES : Budget.TIME;
    SolveListener.Progress reached = last;
    return new OutOfBudget(
        budget,
        new Work(result.nodes(), result.nodesBefore(), 0, 0, 0),
        reached == null ? Progress.NONE.asSearch(request.limits().memory()) : reached);
  }

  /** Who has nobody to wait for does not wait. */
  private void requireWorkers() {
    LocalWorkers own = workers;
    if (own != null && own.areGone()) {
      coordinator.cancel();
    }
  }

  /** Ends the search soon, from any thread; the log stays. */
  public void cancel() {
    cancelled = true;
    coordinator.cancel();
  }

  @Override
  public void close() throws IOException {
    log.close();
  }
}
