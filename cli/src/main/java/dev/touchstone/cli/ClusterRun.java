package dev.touchstone.cli;

import dev.touchstone.cluster.ClusterListener;
import dev.touchstone.cluster.ClusterResult;
import dev.touchstone.cluster.Coordinator;
import dev.touchstone.cluster.Inquiry;
import dev.touchstone.cluster.JobEvent;
import dev.touchstone.cluster.JobLog;
import dev.touchstone.cluster.LocalWorkers;
import dev.touchstone.cluster.job.Job;
import dev.touchstone.cluster.post.Address;
import dev.touchstone.cluster.post.Gate;
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
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** A search by many: this process has the tree and its log, and perhaps workers of its own. */
final class ClusterRun implements ClusterListener, Gate.Listener {

  /** Games that are over sooner need nobody else: Hazelcast takes seconds to begin. */
  private static final double ALONE_SECONDS = 5;

  private final Console console;
  private final ClusterChoice choice;
  private final SolveRequest request;
  private final SolveListener listener;
  private final LocalPost post = new LocalPost();
  private final Path secret;
  private final Address address;
  private final AtomicReference<@Nullable Gate> gate = new AtomicReference<>();
  private final AtomicReference<@Nullable IOException> failure = new AtomicReference<>();
  private final AtomicBoolean cancelled = new AtomicBoolean();
  private final AtomicBoolean over = new AtomicBoolean();
  private @Nullable Seal seal;
  private final List<Coordinator> coordinators = new ArrayList<>();
  private volatile @Nullable Coordinator coordinator;
  private @Nullable LocalWorkers ownWorkers;
  private final long started = System.nanoTime();
  private ClusterDisplay display = ClusterDisplay.NONE;
  private SolveListener.@Nullable Progress last;

  ClusterRun(
      Console console,
      ClusterChoice choice,
      SolveRequest request,
      TheoremFolder folder,
      SolveListener listener)
      throws Refusal {
    this.console = console;
    this.choice = choice;
    this.request = request;
    this.listener = listener;
    secret = choice.secret(folder);
    address = choice.listening();
    post.settle(Post.COORDINATOR);
  }

  /**
   * Searches until the game is decided or a budget is used up; the log is where the request says.
   */
  SolveResult search() throws Refusal {
    Path log = request.saving().checkpoint();
    if (log == null) {
      throw new IllegalStateException("a cluster keeps a log");
    }
    choice.checkLog(log, request);
    Seal key = ClusterChoice.seal(secret, choice.hasOwnSecret());
    seal = key;
    try (ClusterDisplay shown = choice.display(new Inquiry(request.problem()).shown().board())) {
      display = shown;
      shown.address().ifPresent(address -> say("to be seen at " + address));
      return run(key, log);
    }
  }

  private SolveResult run(Seal key, Path log) throws Refusal {
    try {
      return workedOn(key, log);
    } catch (IOException e) {
      IOException why = failure.get();
      throw why == null
          ? Refusal.file("cannot go on with the log of the cluster", log, e)
          : Refusal.file("the cluster", why);
    } catch (UncheckedIOException e) {
      throw Refusal.file("--log", new IOException(e.getMessage(), e));
    } catch (InterruptedException e) {
      throw Refusal.outOfBudget("interrupted");
    }
  }

  private SolveResult workedOn(Seal key, Path log)
      throws IOException, InterruptedException, Refusal {
    if (choice.listensAtOnce()) {
      openGate();
    }
    LocalWorkers workers =
        new LocalWorkers(choice.workers(), request.limits().memory(), post, key, this::hear);
    ownWorkers = workers;
    Inquiry questions = new Inquiry(request.problem());
    ClusterResult result = null;
    Path file = log;
    try {
      for (Optional<Ground> asked = questions.next();
          asked.isPresent() && (result == null || result.winner() != null);
          asked = questions.next()) {
        result = answer(asked.get(), key, file, questions.nodes());
        questions.answered(result);
        file = Inquiry.second(log);
      }
    } catch (IOException | InterruptedException | RuntimeException e) {
      close();
      throw e;
    } finally {
      over.set(true);
      workers.stop();
    }
    boolean decided = result != null && result.winner() != null;
    if (!decided || choice.attached() != null) {
      // Joined workers stay, and try again until the same command goes on.
      close();
    } else {
      dismiss();
    }
    IOException why = failure.get();
    if (why != null && !decided) {
      throw Refusal.file("the cluster", why);
    }
    if (decided && choice.hasOwnSecret()) {
      Files.deleteIfExists(secret);
    }
    return decided ? questions.decided() : outOfBudget(questions);
  }

  /** Has one question answered; its log is read again when the proof is written, and stays open. */
  private ClusterResult answer(Ground asked, Seal key, Path log, long nodesBefore)
      throws IOException, InterruptedException {
    Limits limits = request.limits();
    Coordinator running =
        new Coordinator(
            asked,
            JobLog.open(log, Job.question(asked.problem(), asked.attacker())),
            post,
            key,
            choice
                .settings(asked.problem(), request)
                .within(limits.maxNodes() - nodesBefore, limits.maxTime().minus(elapsed())),
            this);
    coordinator = running;
    coordinators.add(running);
    console
        .interruption()
        .cancelBy(
            () -> {
              cancelled.set(true);
              running.cancel();
            });
    if (cancelled.get() || failure.get() != null) {
      // Before there was anything to stop.
      running.cancel();
    }
    return running.run();
  }

  private Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - started);
  }

  /** Tells all that were there for one of the questions. */
  private void dismiss() throws InterruptedException {
    Gate open = gate.get();
    if (open != null) {
      Set<String> told = new LinkedHashSet<>();
      coordinators.forEach(one -> told.addAll(one.dismiss("the game is decided")));
      open.closeAfter(List.copyOf(told));
    }
  }

  private void close() {
    Gate open = gate.get();
    if (open != null) {
      open.close();
    }
  }

  private SolveResult outOfBudget(Inquiry questions) {
    Budget budget =
        cancelled.get() ? Budget.CANCELLED : questions.usedUp(request.limits(), elapsed());
    SolveListener.Progress reached = last;
    return new OutOfBudget(
        budget,
        questions.work(),
        reached == null ? Progress.NONE.asSearch(request.limits().memory()) : reached);
  }

  private void openGate() {
    Seal key = seal;
    if (key != null && gate.get() == null) {
      gate.set(
          choice.attached() == null
              ? Gate.host(post, address, key, this)
              : Gate.join(post, address, key, this));
    }
  }

  @Override
  public void open() {
    say(
        choice.attached() == null
            ? "workers can join: touchstone worker --join %s --secret %s".formatted(address, secret)
            : "the workers of %s are at it".formatted(address));
  }

  @Override
  public void failed(IOException why) {
    if (choice.listensAtOnce()) {
      failure.set(why);
      stop();
    } else {
      say(why.getMessage() + "; this process goes on with its own workers");
    }
  }

  @Override
  public void progress(Progress progress) {
    if (progress.seconds() > ALONE_SECONDS) {
      openGate();
    }
    requireWorkers(progress);
    boolean foretells = request.problem().rules() == Rules.WEAK;
    last = (foretells ? progress : progress.unforeseen()).asSearch(request.limits().memory());
    listener.progress(last);
    Coordinator running = coordinator;
    if (running != null) {
      display.show(progress.seconds(), running::state);
    }
  }

  /** What own workers say: in the end they hear no more than all do. */
  private void hear(String line) {
    if (!over.get()) {
      say(line);
    }
  }

  /** Who works alone has nobody to wait for when its own workers have ended. */
  private void requireWorkers(Progress progress) {
    LocalWorkers own = ownWorkers;
    if (own != null
        && own.areGone()
        && progress.workers() == 0
        && !choice.listensAtOnce()
        && failure.compareAndSet(null, new IOException("all its workers have ended"))) {
      stop();
    }
  }

  private void stop() {
    Coordinator running = coordinator;
    if (running != null) {
      running.cancel();
    }
  }

  @Override
  public void job(JobEvent event) {
    display.note(event);
  }

  @Override
  public void say(String line) {
    console.complain(line);
  }
}
