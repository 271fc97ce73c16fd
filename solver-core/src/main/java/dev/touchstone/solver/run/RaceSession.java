package dev.touchstone.solver.run;

import dev.touchstone.game.Player;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveListener.Progress;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Budget;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.SolveResult.OutOfBudget;
import dev.touchstone.solver.SolveResult.Work;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.race.Contest;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The search of a strong game: whether the first player wins; if not, and if no strategy can be
 * stolen, whether the second does. Where all lines are long, whoever blocks all of them is looked
 * for first ({@link WeakFirst}).
 */
final class RaceSession implements Solver.Search {

  private static final long PROGRESS_NANOS = 100_000_000;
  private static final int CALLS_PER_LOOK = 32;

  /** The positions of a search by threats, which is over before that or does not end. */
  private static final long MOST_BY_THREATS = 100_000;

  private final SolveRequest request;
  private final Problem problem;
  private final SolveListener listener;
  private final Arena arena;
  private final WeakFirst weak;
  private final Keeper keeper;
  private final long started = System.nanoTime();
  private long lastProgress = started;
  private int calls;
  private long nodesBefore;
  private long nodesOfThreats;
  private @Nullable Contest threats;
  private @Nullable Contest first;
  private @Nullable Contest second;
  private volatile @Nullable Budget usedUp;

  RaceSession(SolveRequest request, SolveListener listener) {
    this.request = request;
    this.listener = listener;
    problem = request.problem();
    arena = new Arena(problem, request.search().heuristics());
    weak = new WeakFirst(request, listener);
    keeper = new Keeper(request, this::save);
  }

  @Override
  public void cancel() {
    usedUp = Budget.CANCELLED;
    weak.cancel();
  }

  @Override
  public SolveResult run() throws IOException {
    Optional<OwnedLine> owned = OwnedLine.of(problem);
    if (owned.isPresent()) {
      Outcome outcome = owned.get().statement().winner();
      return new Decided(outcome, List.of(owned.get()), new Work(0, 0, 0, 0, 0));
    }
    boolean resumes = load();
    if (!resumes) {
      Optional<SolveResult> blocked = weak.run();
      if (blocked.isPresent()) {
        return blocked.get();
      }
    }
    Player opener = problem.setup().first();
    if (first == null && !problem.taken().isEmpty()) {
      Contest sharp = Contest.byThreats(arena, opener, this::threatsGoOn);
      threats = sharp;
      if (sharp.decide() && sharp.attackerWins()) {
        return decided(Outcome.wins(opener), proof(Outcome.wins(opener), sharp));
      }
      nodesOfThreats = sharp.nodes();
      threats = null;
    }
    if (first == null) {
      first = new Contest(arena, opener, null, this::goesOn);
    }
    if (!first.decide()) {
      return outOfBudget(first);
    }
    if (first.attackerWins()) {
      return decided(Outcome.wins(opener), proof(Outcome.wins(opener), first));
    }
    if (problem.isStolen()) {
      return decided(Outcome.NOBODY, proof(Outcome.NOBODY, first));
    }
    if (second == null) {
      second = new Contest(arena, opener.opponent(), null, this::goesOn);
    }
    if (!second.decide()) {
      return outOfBudget(second);
    }
    Outcome other = Outcome.wins(opener.opponent());
    return second.attackerWins()
        ? decided(other, proof(other, second))
        : decided(
            Outcome.NOBODY,
            proof(Outcome.holds(opener.opponent()), first),
            proof(Outcome.holds(opener), second));
  }

  private Proof proof(Outcome outcome, Contest contest) {
    return new RaceProof(problem.wonBy(outcome), contest);
  }

  private Decided decided(Outcome outcome, Proof... proofs) {
    if (first != null && System.nanoTime() - started > Session.WORTH_SAVING_NANOS) {
      keeper.saveIfPossible();
    }
    return new Decided(outcome, List.of(proofs), work());
  }

  private SolveResult outOfBudget(Contest contest) throws IOException {
    keeper.save();
    Budget budget = usedUp;
    return new OutOfBudget(budget == null ? Budget.CANCELLED : budget, work(), progress(contest));
  }

  private boolean load() throws IOException {
    Path file = keeper.file();
    if (file == null || weak.isCheckpoint(file)) {
      return false;
    }
    Checkpoint.load(file, request, this::load);
    nodesBefore = nodes();
    return true;
  }

  private void load(DataInputStream in) throws IOException {
    boolean both = in.readBoolean();
    Player opener = problem.setup().first();
    first = new Contest(arena, opener, in, this::goesOn);
    if (both) {
      second = new Contest(arena, opener.opponent(), in, this::goesOn);
    }
  }

  private void save(DataOutputStream out) throws IOException {
    Contest one = Objects.requireNonNull(first);
    Contest other = second;
    out.writeBoolean(other != null);
    one.save(out);
    if (other != null) {
      other.save(out);
    }
  }

  /** Threats are searched first, from positions with stones, and not for ever. */
  private boolean threatsGoOn() {
    Contest sharp = threats;
    return goesOn() && (sharp == null || sharp.nodes() < MOST_BY_THREATS);
  }

  private boolean goesOn() {
    if (nodes() >= request.limits().maxNodes()) {
      stop(Budget.NODES);
    }
    if (++calls % CALLS_PER_LOOK == 0) {
      look();
    }
    return usedUp == null;
  }

  private void stop(Budget budget) {
    if (usedUp == null) {
      usedUp = budget;
    }
  }

  private void look() {
    Contest sharp = threats;
    Contest contest = sharp != null ? sharp : second == null ? first : second;
    if (contest == null) {
      return;
    }
    long now = System.nanoTime();
    if (now - started > request.limits().maxTime().toNanos()) {
      stop(Budget.TIME);
    }
    if (work().tableBytes() > request.limits().memory()) {
      stop(Budget.MEMORY);
    }
    if (now - lastProgress > PROGRESS_NANOS) {
      lastProgress = now;
      listener.progress(progress(contest));
    }
    if (first != null) {
      keeper.saveNowAndThen();
    }
  }

  private long nodes() {
    return sum(Contest::nodes) + nodesOfThreats + weak.nodes();
  }

  private Work work() {
    return new Work(
        nodes(), nodesBefore, sum(Contest::leafTests), sum(Contest::entries), sum(Contest::bytes));
  }

  private long sum(ToLongFunction<Contest> of) {
    return Stream.of(
            Optional.ofNullable(threats), Optional.ofNullable(first), Optional.ofNullable(second))
        .flatMap(Optional::stream)
        .mapToLong(of)
        .sum();
  }

  private Progress progress(Contest contest) {
    return new Progress(
        (System.nanoTime() - started) / 1e9,
        nodes(),
        nodesBefore,
        contest.claims(),
        work().tableBytes(),
        request.limits().memory(),
        1,
        1,
        contest.rootMoves(),
        contest.rootMovesLeft(),
        // Nothing is known of how these numbers fall, so no time left is estimated from them.
        1,
        1);
  }
}
