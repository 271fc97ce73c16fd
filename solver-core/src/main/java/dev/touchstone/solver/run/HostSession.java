package dev.touchstone.solver.run;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Player;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveListener.Progress;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Budget;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.SolveResult.OutOfBudget;
import dev.touchstone.solver.SolveResult.Work;
import dev.touchstone.solver.race.Contest;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * The search of a strong game on an infinite board, or on all boards with a region: whether the
 * first player wins, as seen through a window. Windows are tried in turn, small ones longer; that a
 * window does not show a win proves nothing, so none is given up for another.
 */
final class HostSession implements Solver.Search {

  private static final long LOOK_NANOS = 100_000_000;
  private static final int CALLS_PER_LOOK = 32;

  /** The positions that a window has in its first turn, and how much more in each further one. */
  private static final long FIRST_TURN = 1000;

  private static final int GROWTH = 4;

  private final SolveRequest request;
  private final Problem problem;
  private final SolveListener listener;
  private final Windows windows;
  private final Player attacker;
  private final Keeper keeper;
  private final long started = System.nanoTime();

  /** For each window that was tried its contest, null where the attacker does not win. */
  private final List<@Nullable Contest> contests = new ArrayList<>();

  private long lastLook = started;
  private int calls;
  private long nodesOfLost;
  private long nodesBefore;
  private long share;
  private @Nullable Contest current;
  private volatile @Nullable Budget usedUp;

  HostSession(SolveRequest request, SolveListener listener) {
    this.request = request;
    this.listener = listener;
    problem = request.problem();
    windows = new Windows(problem.setup());
    attacker = problem.setup().first();
    keeper = new Keeper(request, this::save);
  }

  @Override
  public void cancel() {
    usedUp = Budget.CANCELLED;
  }

  @Override
  public SolveResult run() throws IOException {
    load();
    try {
      for (int turn = 0; usedUp == null; turn++) {
        boolean any = false;
        for (int number = 0; number <= turn && windows.has(number); number++) {
          if (number == contests.size()) {
            contests.add(contest(number, null));
          }
          Contest contest = contests.get(number);
          if (contest == null) {
            continue;
          }
          any = true;
          if (decides(contest, turn - number)) {
            if (contest.attackerWins()) {
              return decided(number, contest);
            }
            nodesOfLost += contest.nodes();
            contests.set(number, null);
          }
          if (usedUp != null) {
            break;
          }
        }
        if (!any && !windows.has(turn + 1)) {
          usedUp = Budget.WINDOWS;
        }
      }
    } catch (BadGameException e) {
      throw new IllegalStateException("a window that is no game", e);
    }
    keeper.save();
    Budget budget = usedUp;
    return new OutOfBudget(budget == null ? Budget.CANCELLED : budget, work(), progress());
  }

  private boolean decides(Contest contest, int turns) {
    current = contest;
    share = FIRST_TURN;
    for (int i = 0; i < turns && share < Long.MAX_VALUE / GROWTH; i++) {
      share *= GROWTH;
    }
    return contest.decide();
  }

  private Contest contest(int number, @Nullable DataInputStream saved)
      throws IOException, BadGameException {
    Windows.Try one = windows.get(number);
    current = null;
    return Contest.through(
        problem.setup().through(one.shown()), one.playable(), attacker, saved, this::goesOn);
  }

  private Decided decided(int number, Contest contest) throws BadGameException {
    Outcome outcome = Outcome.wins(attacker);
    RaceProof proof =
        new RaceProof(problem.wonBy(outcome).through(windows.get(number).shown()), contest);
    return new Decided(outcome, List.of(proof), work());
  }

  private boolean goesOn() {
    if (nodes() >= request.limits().maxNodes()) {
      stop(Budget.NODES);
    }
    if (++calls % CALLS_PER_LOOK == 0) {
      look();
    }
    return usedUp == null && (current == null || current.nodes() < share);
  }

  private void stop(Budget budget) {
    if (usedUp == null) {
      usedUp = budget;
    }
  }

  private void look() {
    long now = System.nanoTime();
    if (now - started > request.limits().maxTime().toNanos()) {
      stop(Budget.TIME);
    }
    if (work().tableBytes() > request.limits().memory()) {
      stop(Budget.MEMORY);
    }
    if (now - lastLook > LOOK_NANOS) {
      lastLook = now;
      listener.progress(progress());
    }
    keeper.saveNowAndThen();
  }

  private void load() throws IOException {
    Path file = keeper.file();
    if (file != null) {
      Checkpoint.load(file, request, this::load);
      nodesBefore = nodes();
    }
  }

  private void load(DataInputStream in) throws IOException {
    nodesOfLost = in.readLong();
    int count = in.readInt();
    try {
      for (int number = 0; number < count; number++) {
        contests.add(in.readBoolean() ? contest(number, in) : null);
      }
    } catch (BadGameException e) {
      throw new IOException("a window that is no game", e);
    }
  }

  private void save(DataOutputStream out) throws IOException {
    out.writeLong(nodesOfLost);
    out.writeInt(contests.size());
    for (Contest contest : contests) {
      out.writeBoolean(contest != null);
      if (contest != null) {
        contest.save(out);
      }
    }
  }

  private long nodes() {
    return sum(Contest::nodes) + nodesOfLost;
  }

  private Work work() {
    return new Work(
        nodes(), nodesBefore, sum(Contest::leafTests), sum(Contest::entries), sum(Contest::bytes));
  }

  private long sum(ToLongFunction<Contest> of) {
    long sum = 0;
    for (Contest contest : contests) {
      sum += contest == null ? 0 : of.applyAsLong(contest);
    }
    return sum;
  }

  private Progress progress() {
    Contest contest = current;
    return new Progress(
        (System.nanoTime() - started) / 1e9,
        nodes(),
        nodesBefore,
        sum(Contest::claims),
        work().tableBytes(),
        request.limits().memory(),
        1,
        1,
        contest == null ? 1 : contest.rootMoves(),
        contest == null ? 1 : contest.rootMovesLeft(),
        // Nothing is known of how these numbers fall, so no time left is estimated from them.
        1,
        1);
  }
}
