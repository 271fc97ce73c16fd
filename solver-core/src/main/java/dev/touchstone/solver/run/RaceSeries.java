package dev.touchstone.solver.run;

import dev.touchstone.game.Player;
import dev.touchstone.solver.Limits;
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
import dev.touchstone.statement.Rules;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Positions of one strong game, each within a budget of its own, and of each the one question
 * whether the attacker wins; if not, the other player holds. What is found of one position is known
 * of the next. A proof must be written before the next search.
 */
public final class RaceSeries {

  private static final long LOOK_NANOS = 100_000_000;
  private static final int CALLS_PER_LOOK = 32;

  private final Player attacker;
  private @Nullable Contest contest;
  private @Nullable Contest sharp;
  private Limits limits = Limits.none();
  private SolveListener listener = SolveListener.none();
  private long started;
  private long lastLook;
  private long before;
  private long sharpBefore;
  private int calls;
  private volatile boolean cancelled;
  private Budget usedUp = Budget.CANCELLED;

  /** The positions to come are of one board, and the question is whether this player wins. */
  public RaceSeries(Player attacker) {
    this.attacker = attacker;
  }

  /** Ends the search that is under way, and those to come, from any thread. */
  public void cancel() {
    cancelled = true;
  }

  /** The next position. */
  public SolveResult solve(SolveRequest request, SolveListener hearing) throws IOException {
    Problem problem = request.problem();
    if (problem.rules() != Rules.STRONG || problem.turn() > 1) {
      throw new IllegalArgumentException("a series of strong games with one stone a turn");
    }
    Optional<OwnedLine> owned = OwnedLine.of(problem);
    if (owned.isPresent()) {
      Outcome outcome = owned.get().statement().winner();
      Outcome said = outcome(outcome == Outcome.wins(attacker));
      OwnedLine proof = new OwnedLine(problem.wonBy(said), owned.get().line());
      return new Decided(said, List.of(proof), new Work(0, 0, 0, 0, 0));
    }
    limits = request.limits();
    listener = hearing;
    started = System.nanoTime();
    lastLook = started;
    sharp = null;
    sharpBefore = 0;
    Contest running = begin(problem);
    before = running.nodes();
    if (!problem.taken().isEmpty() && problem.setup().first() == attacker) {
      Contest byThreats =
          Contest.byThreats(
              arena(problem), attacker, () -> nodes() < limits.maxNodes() / 2 && goesOn());
      sharp = byThreats;
      if (byThreats.decide() && byThreats.attackerWins()) {
        return decided(problem, byThreats);
      }
      sharpBefore = byThreats.nodes();
      sharp = null;
    }
    if (running.decide()) {
      return decided(problem, running);
    }
    return new OutOfBudget(usedUp, work(), progress(running));
  }

  private static Arena arena(Problem problem) {
    return new Arena(problem, SolveRequest.of(problem).search().heuristics());
  }

  /** The contest of a position, over what is known unless that takes too much memory. */
  private Contest begin(Problem problem) throws IOException {
    Contest last = contest;
    Contest next =
        last == null || last.bytes() > limits.memory()
            ? new Contest(arena(problem), attacker, null, this::goesOn)
            : last.from(problem.setup());
    contest = next;
    return next;
  }

  private Decided decided(Problem problem, Contest won) {
    Outcome outcome = outcome(won.attackerWins());
    return new Decided(outcome, List.of(new RaceProof(problem.wonBy(outcome), won)), work());
  }

  private Outcome outcome(boolean wins) {
    return wins ? Outcome.wins(attacker) : Outcome.holds(attacker.opponent());
  }

  private boolean goesOn() {
    if (cancelled) {
      usedUp = Budget.CANCELLED;
      return false;
    }
    if (nodes() >= limits.maxNodes()) {
      usedUp = Budget.NODES;
      return false;
    }
    if (++calls % CALLS_PER_LOOK == 0) {
      Contest running = contest;
      if (running != null && running.bytes() > limits.memory()) {
        usedUp = Budget.MEMORY;
        return false;
      }
      long now = System.nanoTime();
      if (running != null && now - lastLook > LOOK_NANOS) {
        lastLook = now;
        listener.progress(progress(running));
      }
    }
    return true;
  }

  private long nodes() {
    Contest running = contest;
    Contest threats = sharp;
    return (running == null ? 0 : running.nodes() - before)
        + (threats == null ? sharpBefore : threats.nodes());
  }

  private Work work() {
    Contest running = contest;
    return running == null
        ? new Work(nodes(), 0, 0, 0, 0)
        : new Work(nodes(), 0, running.leafTests(), running.entries(), running.bytes());
  }

  private Progress progress(Contest running) {
    return new Progress(
        (System.nanoTime() - started) / 1e9,
        nodes(),
        0,
        running.claims(),
        running.bytes(),
        limits.memory(),
        1,
        1,
        running.rootMoves(),
        running.rootMovesLeft(),
        running.work(Player.BLACK),
        running.work(Player.WHITE));
  }
}
