package dev.touchstone.solver.run;

import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Player;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveListener.Progress;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Budget;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.SolveResult.OutOfBudget;
import dev.touchstone.solver.SolveResult.Work;
import dev.touchstone.solver.Suggestion;
import dev.touchstone.solver.turns.TurnContest;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * Positions of one strong game with turns of several stones, and of each the one question whether
 * the attacker wins. That the other player holds is found on small boards alone.
 */
public final class TurnSeries implements Series {

  private static final int CALLS_PER_LOOK = 32;

  private final Player attacker;
  private final Allotment allotment = new Allotment();
  private @Nullable TurnContest contest;
  private @Nullable TurnContest hold;
  private long before;
  private int calls;
  private List<Suggestion> suggestions = List.of();

  /** The positions to come are of one board, and the question is whether this player wins. */
  public TurnSeries(Player attacker) {
    this.attacker = attacker;
  }

  @Override
  public void cancel() {
    allotment.cancel();
  }

  @Override
  public List<Suggestion> suggestions() {
    return suggestions;
  }

  @Override
  public SolveResult solve(SolveRequest request, SolveListener hearing) {
    Problem problem = request.problem();
    suggestions = List.of();
    Optional<OwnedLine> owned = OwnedLine.of(problem);
    if (owned.isPresent()) {
      boolean wins = owned.get().statement().winner() == Outcome.wins(attacker);
      OwnedLine proof = new OwnedLine(problem.wonBy(outcome(wins)), owned.get().line());
      return new Decided(outcome(wins), List.of(proof), new Work(0, 0, 0, 0, 0));
    }
    allotment.begin(request, hearing);
    hold = null;
    TurnContest running = begin(problem);
    before = running.nodes();
    Budget usedUp = Budget.NO_PROOF;
    try {
      if (succeeds(running)) {
        return decided(problem, true, running);
      }
      if (!(problem.board() instanceof InfiniteBoard)) {
        TurnContest other =
            new TurnContest(problem, attacker.opponent(), /* wins= */ false, this::goesOn);
        hold = other;
        if (succeeds(other)) {
          return decided(problem, false, other);
        }
      }
    } catch (CancellationException e) {
      usedUp = allotment.usedUp();
      suggestions = running.suggestions();
    }
    return new OutOfBudget(usedUp, work(), progress());
  }

  private static boolean succeeds(TurnContest contest) {
    while (!contest.isDecided()) {
      contest.tryOn();
    }
    return contest.succeeds();
  }

  /** The contest of a position, over what is known unless that takes too much memory. */
  private TurnContest begin(Problem problem) {
    TurnContest last = contest;
    TurnContest next =
        last == null || last.bytes() > allotment.limits().memory()
            ? TurnContest.first(problem, attacker, this::goesOn)
            : last.next(problem);
    contest = next;
    return next;
  }

  private Decided decided(Problem problem, boolean wins, TurnContest won) {
    TurnProof proof = new TurnProof(problem.wonBy(outcome(wins)), won);
    return new Decided(outcome(wins), List.of(proof), work());
  }

  private Outcome outcome(boolean wins) {
    return wins ? Outcome.wins(attacker) : Outcome.holds(attacker.opponent());
  }

  private boolean goesOn() {
    if (!allotment.goesOn(nodes())) {
      return false;
    }
    return ++calls % CALLS_PER_LOOK != 0 || allotment.goesOn(bytes(), this::progress);
  }

  private long nodes() {
    TurnContest running = contest;
    TurnContest other = hold;
    return (running == null ? 0 : running.nodes() - before) + (other == null ? 0 : other.nodes());
  }

  private long bytes() {
    TurnContest running = contest;
    TurnContest other = hold;
    return (running == null ? 0 : running.bytes()) + (other == null ? 0 : other.bytes());
  }

  private Work work() {
    TurnContest running = contest;
    return new Work(nodes(), 0, 0, running == null ? 0 : running.claims(), bytes());
  }

  private Progress progress() {
    TurnContest running = contest;
    double proof = running == null ? 1 : running.proverWork();
    double disproof = running == null ? 1 : running.opponentWork();
    boolean isBlack = attacker == Player.BLACK;
    return new Progress(
        allotment.seconds(),
        nodes(),
        0,
        running == null ? 0 : running.claims(),
        bytes(),
        allotment.limits().memory(),
        1,
        1,
        1,
        1,
        isBlack ? proof : disproof,
        isBlack ? disproof : proof);
  }
}
