package dev.touchstone.cluster;

import dev.touchstone.cluster.Roster.Assignment;
import dev.touchstone.cluster.job.BadJobException;
import dev.touchstone.cluster.job.JobResult;
import dev.touchstone.cluster.post.Message;
import dev.touchstone.cluster.post.Post;
import dev.touchstone.cluster.post.Seal;
import dev.touchstone.cluster.proof.Assembly;
import dev.touchstone.cluster.proof.Judge;
import dev.touchstone.cluster.proof.Judgement;
import dev.touchstone.cluster.proof.Once;
import dev.touchstone.cluster.tree.Ground;
import dev.touchstone.cluster.tree.JobTree;
import dev.touchstone.cluster.tree.JobTree.Order;
import dev.touchstone.cluster.view.RunState;
import dev.touchstone.cluster.view.Screen;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who has the tree: gives jobs to workers, takes their results, and writes each to the log before
 * it counts. No worker is believed: a proof counts once the verifier has accepted it, and whoever
 * sends another one is shut out. Everything is done by the thread that runs it.
 */
public final class Coordinator {

  private static final long PAUSE_MILLIS = 200;

  private final Ground ground;
  private final JobTree tree;
  private final Judge judge;
  private final Records records;
  private final JobLog log;
  private final Post post;
  private final Seal seal;
  private final ClusterSettings settings;
  private final ClusterListener listener;
  private final Roster roster;
  private final Viewing viewing;
  private final Questions questions;
  private volatile boolean cancelled;

  /** For a game in which somebody wins; the log may be that of an earlier run. */
  public Coordinator(
      Problem problem,
      JobLog log,
      Post post,
      Seal seal,
      ClusterSettings settings,
      ClusterListener listener) {
    this(new Ground(problem), log, post, seal, settings, listener);
  }

  /** For any game, and what is asked of it. */
  public Coordinator(
      Ground ground,
      JobLog log,
      Post post,
      Seal seal,
      ClusterSettings settings,
      ClusterListener listener) {
    this.ground = ground;
    tree = new JobTree(ground, settings.policy(), settings.budgets());
    judge = new Judge(ground);
    this.log = log;
    records = new Records(ground, tree, log);
    this.post = post;
    this.seal = seal;
    this.settings = settings;
    this.listener = listener;
    roster = new Roster(settings.lease().toNanos());
    viewing = new Viewing(ground, tree, records, roster);
    questions = new Questions(ground, tree);
  }

  /** Ends the run soon, from any thread; the log stays. */
  public void cancel() {
    cancelled = true;
  }

  /** Runs until the game is decided, a budget is used up, or it is cancelled. */
  public ClusterResult run() throws IOException, InterruptedException {
    long lost = records.replay();
    if (lost > 0) {
      say("the last %d bytes of the log were not whole and are gone".formatted(lost));
    }
    viewing.begin();
    for (int node = 0; node < tree.size(); node++) {
      questions.expect(node);
    }
    listener.progress(viewing.look());
    while (tree.winner() == null && !isOver()) {
      assign();
      byte[] sealed = post.receive(Post.COORDINATOR, PAUSE_MILLIS);
      if (sealed != null) {
        hear(sealed);
      }
      expire();
      listener.progress(viewing.look());
    }
    return result();
  }

  /** Tells all that there is nothing more to do; returns who they are. */
  public List<String> dismiss(String why) {
    List<String> all = new ArrayList<>(roster.names());
    all.addAll(viewing.watchers());
    all.forEach(one -> send(one, new Message.Stop(why)));
    return all;
  }

  /** What there is to see, for the listener while it hears of progress. */
  public RunState state() {
    return viewing.state();
  }

  private void say(String line) {
    viewing.said(line);
    listener.say(line);
  }

  private void tell(JobEvent.Kind kind, String worker, int node, long nodes) {
    listener.job(new JobEvent(viewing.seconds(), kind, worker, node, nodes));
  }

  private boolean isOver() {
    return cancelled
        || records.nodes() >= settings.maxNodes()
        || viewing.seconds() > settings.maxTime().toMillis() / 1e3;
  }

  private ClusterResult result() {
    Player winner = tree.winner();
    return new ClusterResult(
        winner,
        new Once(ground, new Assembly(ground, tree, log)),
        records.nodes(),
        viewing.nodesBefore(),
        records.jobs());
  }

  private void send(String worker, Message message) {
    post.send(worker, seal.close(message));
  }

  private void assign() throws IOException {
    for (String worker : roster.idle()) {
      Order order = tree.next(records);
      if (order == null) {
        return;
      }
      String key = questions.expect(order.node());
      long budget = settings.budgets().grown(order.budget(), records.nodes(), roster.size());
      tell(JobEvent.Kind.GIVEN, worker, order.node(), budget);
      roster.assign(worker, new Assignment(order.node(), key, budget), System.nanoTime());
      send(worker, new Message.Work(key, questions.of(order.node()), budget));
    }
  }

  private void hear(byte[] sealed) throws IOException {
    byte[] bytes = seal.open(sealed);
    if (bytes == null) {
      return;
    }
    try {
      Message message = Message.decode(bytes);
      if (message instanceof Message.Hello hello) {
        hello(hello.worker());
      } else if (message instanceof Message.Alive alive) {
        if (roster.isKnown(alive.worker()) || find(alive)) {
          roster.progressed(alive.worker(), alive.job(), alive.nodes(), System.nanoTime());
        }
      } else if (message instanceof Message.Done done) {
        if (admit(done.worker())) {
          done(done);
        }
      } else if (message instanceof Message.Leaving leaving) {
        lose(leaving.worker(), roster.remove(leaving.worker()));
      } else if (message instanceof Message.Watch watch) {
        if (viewing.welcome(watch.watcher())) {
          String lines = Screen.of(ground.problem().board(), viewing.state());
          send(watch.watcher(), new Message.View(lines));
        }
      }
    } catch (BadJobException e) {
      say("a sealed message that is none was ignored: " + e.getMessage());
    }
  }

  /** Whether a worker may stay; one that was not known until now is. */
  private boolean admit(String worker) {
    if (roster.isKnown(worker) || roster.greet(worker, System.nanoTime())) {
      return true;
    }
    send(worker, new Message.Stop(roster.whyShutOut(worker)));
    return false;
  }

  /**
   * A worker is at a job that this run has not given: the run before has, or the worker was silent
   * for too long. If nobody else is at it, it is that worker's.
   */
  private boolean find(Message.Alive alive) {
    Integer node = questions.node(alive.job());
    if (node == null || !admit(alive.worker())) {
      return false;
    }
    Order order = tree.resume(node);
    if (order == null) {
      // It goes on in vain, and says hello when it is through.
      roster.remove(alive.worker());
      return false;
    }
    tell(JobEvent.Kind.FOUND, alive.worker(), node, order.budget());
    roster.assign(
        alive.worker(), new Assignment(node, alive.job(), order.budget()), System.nanoTime());
    return true;
  }

  private void hello(String worker) {
    if (!roster.greet(worker, System.nanoTime())) {
      send(worker, new Message.Stop(roster.whyShutOut(worker)));
      return;
    }
    Assignment at = roster.at(worker);
    if (at != null) {
      // The job has not reached it.
      send(worker, new Message.Work(at.job(), questions.of(at.node()), at.budget()));
    }
  }

  private void done(Message.Done done) throws IOException {
    Assignment at = roster.at(done.worker());
    boolean own = at != null && at.job().equals(done.job());
    Integer node = questions.node(done.job());
    if (node == null || !tree.isOpen(node)) {
      int which = node == null ? -1 : node;
      tell(JobEvent.Kind.NEEDLESS, done.worker(), which, done.result().nodes());
    } else if (!take(node, done)) {
      return;
    }
    send(done.worker(), new Message.Thanks(done.job()));
    if (own) {
      roster.release(done.worker());
      if (node != null) {
        // Another worker may have been first: then there is nothing to take back.
        tree.lost(node);
      }
    }
  }

  /** Takes the result of a job; false if its worker is shut out for it. */
  private boolean take(int node, Message.Done done) throws IOException {
    if (done.result() instanceof JobResult.Open open) {
      records.open(node, open);
      tell(JobEvent.Kind.OPEN, done.worker(), node, open.nodes());
      return true;
    }
    JobResult.Proved proved = (JobResult.Proved) done.result();
    Judgement judgement = judge.judge(tree.position(node), proved.winner(), proved.certificate());
    if (judgement instanceof Judgement.Accepted accepted) {
      records.proved(node, proved, accepted);
      tell(JobEvent.Kind.PROVED, done.worker(), node, proved.nodes());
      return true;
    }
    String why = ((Judgement.Refused) judgement).why();
    String line =
        "worker %s is shut out: of its certificate that %s wins position %d the verifier says: %s"
            .formatted(done.worker(), ground.problem().rules().nameOf(proved.winner()), node, why);
    tell(JobEvent.Kind.REFUSED, done.worker(), node, proved.nodes());
    lose(done.worker(), roster.shutOut(done.worker(), line));
    send(done.worker(), new Message.Stop(line));
    say(line);
    return false;
  }

  private void expire() {
    for (String worker : roster.silent(System.nanoTime())) {
      Assignment at = roster.remove(worker);
      if (at != null) {
        say(
            "nothing was heard of worker %s for too long: its job goes to another one"
                .formatted(worker));
        lose(worker, at);
      }
    }
  }

  private void lose(String worker, @Nullable Assignment at) {
    if (at != null) {
      tell(JobEvent.Kind.LOST, worker, at.node(), at.budget());
      tree.lost(at.node());
    }
  }
}
