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
import dev.touchstone.solver.turns.Nearest;
import dev.touchstone.solver.turns.Sight;
import dev.touchstone.solver.turns.TurnContest;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The search of a strong game with turns of several stones: whether a player wins, trying more and
 * more for both in turn; if neither does, whether they hold.
 */
final class TurnSession implements Solver.Search {

  /** How much more is tried for the player who moves first before the other has a turn. */
  private static final int LATER = 2;

  private static final long PROGRESS_NANOS = 100_000_000;

  private final SolveRequest request;
  private final Problem problem;
  private final SolveListener listener;
  private final List<TurnContest> contests = new ArrayList<>();
  private long started = System.nanoTime();
  private final Keeper keeper;

  /** What contests before these had found, in the same order; none if there were none. */
  private final List<byte[]> saved = new ArrayList<>();

  private long nodesBefore;
  private long lastProgress = started;
  private volatile boolean cancelled;
  private Budget usedUp = Budget.CANCELLED;

  TurnSession(SolveRequest request, SolveListener listener) {
    this.request = request;
    this.listener = listener;
    problem = request.problem();
    keeper = new Keeper(request, this::save);
  }

  @Override
  public void cancel() {
    cancelled = true;
  }

  @Override
  public SolveResult run() throws IOException {
    Optional<OwnedLine> owned = OwnedLine.of(problem);
    if (owned.isPresent()) {
      Outcome outcome = owned.get().statement().winner();
      return new Decided(outcome, List.of(owned.get()), work());
    }
    Path file = keeper.file();
    if (file != null) {
      Checkpoint.load(file, request, this::load);
      // To read what was saved is no part of the time that the search may take.
      started = System.nanoTime();
    }
    try {
      Decided decided = decided(Sight.of(problem));
      return decided == null ? outOfBudget(Budget.NO_PROOF) : decided;
    } catch (CancellationException e) {
      return outOfBudget(usedUp);
    }
  }

  private @Nullable Decided decided(Problem seen) {
    Player opener = problem.setup().first();
    Player other = opener.opponent();
    TurnContest first = contest(seen, opener, true);
    // T13: claims answer turns of p stones, not a larger one at the beginning.
    boolean both = problem.opening() <= problem.turn();
    TurnContest second = both ? contest(seen, other, true) : null;
    while (!first.isDecided() || (second != null && !second.isDecided())) {
      first.tryOn();
      if (first.succeeds()) {
        return won(seen, opener, first);
      }
      if (second != null && (first.isDecided() || second.tries() + LATER <= first.tries())) {
        second.tryOn();
        if (second.succeeds()) {
          return won(seen, other, second);
        }
      }
    }
    return both ? held(seen, opener) : null;
  }

  private @Nullable Decided held(Problem seen, Player opener) {
    Player other = opener.opponent();
    TurnContest second = finished(contest(seen, other, false));
    if (!second.succeeds()) {
      return null;
    }
    if (problem.isStolen() && problem.opening() == problem.turn()) {
      return decided(Outcome.NOBODY, proof(seen, Outcome.NOBODY, second));
    }
    TurnContest first = finished(contest(seen, opener, false));
    return first.succeeds()
        ? decided(
            Outcome.NOBODY,
            proof(seen, Outcome.holds(opener), first),
            proof(seen, Outcome.holds(other), second))
        : null;
  }

  private static TurnContest finished(TurnContest contest) {
    while (!contest.isDecided()) {
      contest.tryOn();
    }
    return contest;
  }

  private TurnContest contest(Problem seen, Player prover, boolean wins) {
    TurnContest contest = new TurnContest(seen, prover, wins, this::goesOn);
    if (contests.size() < saved.size()) {
      load(contest, saved.set(contests.size(), new byte[0]));
    }
    contests.add(contest);
    return contest;
  }

  private static void load(TurnContest contest, byte[] state) {
    try {
      InputStream bytes = new InflaterInputStream(new ByteArrayInputStream(state));
      contest.load(new DataInputStream(new BufferedInputStream(bytes)));
    } catch (IOException e) {
      throw new UncheckedIOException("bytes in memory", e);
    }
  }

  /** Each contest as its own bytes, for they begin one after the other; packed to a tenth. */
  private void save(DataOutputStream out) throws IOException {
    List<byte[]> states = new ArrayList<>();
    for (TurnContest contest : contests) {
      ByteArrayOutputStream state = new ByteArrayOutputStream();
      try (DataOutputStream packed =
          new DataOutputStream(new BufferedOutputStream(new DeflaterOutputStream(state)))) {
        contest.save(packed);
      }
      states.add(state.toByteArray());
    }
    states.addAll(saved.subList(Math.min(states.size(), saved.size()), saved.size()));
    out.writeLong(nodes());
    out.writeInt(states.size());
    for (byte[] state : states) {
      out.writeInt(state.length);
      out.write(state);
    }
  }

  private void load(DataInputStream in) throws IOException {
    nodesBefore = in.readLong();
    int count = in.readInt();
    for (int i = 0; i < count; i++) {
      byte[] state = new byte[in.readInt()];
      in.readFully(state);
      saved.add(state);
    }
  }

  private Decided won(Problem seen, Player player, TurnContest contest) {
    return decided(Outcome.wins(player), proof(seen, Outcome.wins(player), contest));
  }

  private static Proof proof(Problem seen, Outcome outcome, TurnContest contest) {
    return new TurnProof(seen.wonBy(outcome), contest);
  }

  private Decided decided(Outcome outcome, Proof... proofs) {
    return new Decided(outcome, List.of(proofs), work());
  }

  private OutOfBudget outOfBudget(Budget budget) throws IOException {
    if (budget != Budget.NO_PROOF) {
      keeper.save();
    }
    return new OutOfBudget(budget, work(), progress());
  }

  /** Asked at each position. */
  private boolean goesOn() {
    long now = System.nanoTime();
    if (cancelled) {
      usedUp = Budget.CANCELLED;
      return false;
    }
    if (nodes() > request.limits().maxNodes()) {
      usedUp = Budget.NODES;
      return false;
    }
    if (now - started > request.limits().maxTime().toNanos()) {
      usedUp = Budget.TIME;
      return false;
    }
    if (bytes() > request.limits().memory()) {
      usedUp = Budget.MEMORY;
      return false;
    }
    if (now - lastProgress > PROGRESS_NANOS) {
      lastProgress = now;
      listener.progress(progress());
      keeper.saveNowAndThen();
    }
    return true;
  }

  private long nodes() {
    long nodes = 0;
    for (TurnContest contest : contests) {
      nodes += contest.nodes();
    }
    return nodes;
  }

  private long bytes() {
    long bytes = 0;
    for (TurnContest contest : contests) {
      bytes += contest.bytes();
    }
    return bytes;
  }

  private long claims() {
    return contests.stream().mapToLong(TurnContest::claims).sum();
  }

  private Work work() {
    return new Work(nodes(), nodesBefore, 0, claims(), bytes());
  }

  /** The opponent's turns, as options answer them, that are known after the opener's best turn. */
  private Progress progress() {
    Nearest nearest = contests.isEmpty() ? null : contests.get(0).nearest();
    int open = nearest == null ? 1 : nearest.open();
    int all = nearest == null ? 1 : nearest.answered() + open;
    return new Progress(
        (System.nanoTime() - started) / 1e9,
        nodes(),
        nodesBefore,
        claims(),
        bytes(),
        request.limits().memory(),
        1,
        1,
        all,
        open,
        1,
        1);
  }
}
