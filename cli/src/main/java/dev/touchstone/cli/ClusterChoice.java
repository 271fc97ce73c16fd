package dev.touchstone.cli;

import dev.touchstone.archive.TimeSpan;
import dev.touchstone.cluster.ClusterSettings;
import dev.touchstone.cluster.Inquiry;
import dev.touchstone.cluster.JobLog;
import dev.touchstone.cluster.post.Address;
import dev.touchstone.cluster.post.Seal;
import dev.touchstone.cluster.post.SecretFile;
import dev.touchstone.cluster.tree.Budgeting;
import dev.touchstone.cluster.tree.Policy;
import dev.touchstone.game.Board;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.solver.SearchSettings;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.statement.Rules;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * Whether a game is to be solved by many workers, and where they are. The help of {@code solve}
 * fits a screen: that of {@code worker} says what each of these means.
 */
final class ClusterChoice {

  private static final String LOG = "cluster.log";
  private static final String SECRET = "cluster.secret";
  static final int MOST_WORKERS = 256;

  @Option(names = "--cluster", arity = "0..1", fallbackValue = "", hidden = true)
  private @Nullable String cluster;

  @Option(names = "--workers", hidden = true)
  private @Nullable Integer workers;

  @Option(names = "--listen", hidden = true)
  private @Nullable String listen;

  @Option(names = "--secret", hidden = true)
  private @Nullable Path secret;

  @Option(names = "--lease", paramLabel = "TIME", converter = TimeReader.class, hidden = true)
  private @Nullable TimeSpan lease;

  @Option(names = "--first-job", paramLabel = "N", hidden = true)
  private @Nullable Long firstJob;

  @Option(names = "--policy", paramLabel = "POLICY", hidden = true)
  private Policy policy = ClusterSettings.USUAL.policy();

  @Option(names = "--page", paramLabel = "PORT", hidden = true)
  private @Nullable Integer page;

  @Option(names = "--log", paramLabel = "FILE", hidden = true)
  private @Nullable Path log;

  boolean isAsked() {
    return cluster != null;
  }

  /** Refuses all of it, for a game that one process solves. */
  void refuse() throws Refusal {
    if (isAsked()) {
      throw notForThis();
    }
    if (workers != null
        || listen != null
        || secret != null
        || lease != null
        || page != null
        || log != null
        || firstJob != null
        || policy != ClusterSettings.USUAL.policy()) {
      throw Refusal.usage(
          "--workers, --listen, --secret, --lease, --first-job, --policy, --page, --log: with"
              + " --cluster only");
    }
  }

  private static Refusal notForThis() {
    return Refusal.usage("--cluster: for Hex, and games with one stone a turn on finite boards");
  }

  /** Refuses what does not go together. */
  void check(SolveRequest request) throws Refusal {
    if (!isAsked()) {
      refuse();
      return;
    }
    if (request.problem().turn() > 1
        || request.problem().opening() > 1
        || request.problem().board() instanceof InfiniteBoard) {
      throw notForThis();
    }
    if (!request.search().equals(SearchSettings.USUAL)) {
      throw Refusal.usage("--engine, --effort, --threads: workers have their own; leave them out");
    }
    if (workers() < 0 || workers() > MOST_WORKERS) {
      throw Refusal.usage("--workers: 0 to " + MOST_WORKERS + ", not " + workers());
    }
    if (firstJob != null && firstJob < 1) {
      throw Refusal.usage("--first-job: at least 1, not " + firstJob);
    }
    if (page != null && (page < 0 || page > Address.MOST_PORT)) {
      throw Refusal.usage("--page: a port, 0 to " + Address.MOST_PORT + ", not " + page);
    }
    if (attached() != null && listen != null) {
      throw Refusal.usage("either --cluster HOST:PORT or --listen HOST:PORT, not both");
    }
    if (attached() != null && secret == null) {
      throw Refusal.usage("--cluster HOST:PORT needs the secret of that cluster: --secret FILE");
    }
    listening();
  }

  int workers() {
    return workers == null ? attached() == null ? 1 : 0 : workers;
  }

  /** A member that is running already, to which the coordinator goes. */
  @Nullable String attached() {
    return cluster == null || cluster.isEmpty() ? null : cluster;
  }

  /** Where the coordinator listens, or the member is to which it goes. */
  Address listening() throws Refusal {
    return attached() != null
        ? address("--cluster", attached())
        : listen == null ? Address.USUAL : address("--listen", listen);
  }

  /** Whether somebody is expected: otherwise a short game is over before anybody could come. */
  boolean listensAtOnce() {
    return listen != null || attached() != null || workers() == 0;
  }

  static Address address(String option, String words) throws Refusal {
    return Address.parse(words)
        .orElseThrow(
            () -> Refusal.usage(option + ": HOST:PORT, as 127.0.0.1:5701, not '" + words + "'"));
  }

  /** The seal of the secret in this file, which may be made if there is none. */
  static Seal seal(Path file, boolean make) throws Refusal {
    try {
      return make ? SecretFile.readOrMake(file) : SecretFile.read(file);
    } catch (IOException e) {
      throw Refusal.file("cannot use the secret", e);
    }
  }

  boolean hasOwnSecret() {
    return secret == null;
  }

  Path secret(TheoremFolder folder) {
    return secret == null ? folder.files().folder().resolve(SECRET) : secret;
  }

  /** What a run keeps until it is done: the checkpoint, or the log of a cluster. */
  Path saved(TheoremFolder folder) {
    return isAsked() ? folder.files().folder().resolve(LOG) : folder.checkpoint();
  }

  /**
   * Where the coordinator keeps its results, and where the proof goes, nobody else writes; and what
   * is in the way of a second question's log is said before the first question is asked.
   */
  void checkLog(Path results, SolveRequest request) throws Refusal {
    Path second = Inquiry.second(results);
    try {
      if (request.problem().rules() == Rules.STRONG && JobLog.isOther(second)) {
        throw Refusal.usage(
            second + ": no log of jobs, and that of a second question goes there; move it away");
      }
    } catch (IOException e) {
      throw Refusal.file("cannot read the log of the cluster", second, e);
    }
    Path folder = results.toAbsolutePath().normalize().getParent();
    if (log != null && Objects.equals(log.toAbsolutePath().normalize().getParent(), folder)) {
      throw Refusal.usage("--log " + log + ": not in the folder of the run; choose another place");
    }
  }

  /** Where the run can be seen. */
  ClusterDisplay display(Board board) throws Refusal {
    try {
      return ClusterDisplay.open(board, page, log);
    } catch (IOException e) {
      throw Refusal.file(page == null ? "--log" : log == null ? "--page" : "--page, --log", e);
    }
  }

  ClusterSettings settings(Rules rules, SolveRequest request) {
    ClusterSettings usual = ClusterSettings.usual(rules);
    Duration patience = lease == null ? usual.lease() : lease.duration();
    return usual
        .with(policy)
        .with(firstJob == null ? usual.budgets() : new Budgeting(firstJob, usual.budgets().most()))
        .withLease(patience)
        .within(request.limits().maxNodes(), request.limits().maxTime());
  }
}
