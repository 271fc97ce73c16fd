package dev.touchstone.solver.run;

import dev.touchstone.game.Player;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveListener.Progress;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
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
 * Positions of one strong game, and of each the one question whether the attacker wins; if not, the
 * other player holds.
 */
public final class RaceSeries implements Series {

  private static final int CALLS_PER_LOOK = 32;

  private final Player attacker;
  private final Allotment allotment = new Allotment();
  private @Nullable Contest contest;
  private @Nullable Contest sharp;
  private long before;
  private long sharpBefore;
  private int calls;

  /** The positions to come are of one board, and the question is whether this player wins. */
  public RaceSeries(Player attacker) {
    this.attacker = attacker;
  }

  @Override
  public void cancel() {
    allotment.cancel();
  }

  @Override
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
    allotment.begin(request, hearing);
    sharp = null;
    sharpBefore = 0;
    Contest running = begin(problem);
    before = running.nodes();
    if (!problem.taken().isEmpty() && problem.setup().first() == attacker) {
      Contest byThreats =
          Contest.byThreats(
              arena(problem),
              attacker,
              () -> nodes() < allotment.limits().maxNodes() / 2 && goesOn());
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
    return new OutOfBudget(allotment.usedUp(), work(), progress(running));
  }

  private static Arena arena(Problem problem) {
    return new Arena(problem, SolveRequest.of(problem).search().heuristics());
  }

  /** The contest of a position, over what is known unless that takes too much memory. */
  private Contest begin(Problem problem) throws IOException {
    Contest last = contest;
    Contest next =
        last == null || last.bytes() > allotment.limits().memory()
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
    if (!allotment.goesOn(nodes())) {
      return false;
    }
    Contest running = contest;
    return running == null
        || ++calls % CALLS_PER_LOOK != 0
        || allotment.goesOn(running.bytes(), () -> progress(running));
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
        allotment.seconds(),
        nodes(),
        0,
        running.claims(),
        running.bytes(),
        allotment.limits().memory(),
        1,
        1,
        running.rootMoves(),
        running.rootMovesLeft(),
        running.work(Player.BLACK),
        running.work(Player.WHITE));
  }
}
