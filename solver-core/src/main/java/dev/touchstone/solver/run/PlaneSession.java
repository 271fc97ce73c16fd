package dev.touchstone.solver.run;

import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveListener.Progress;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Budget;
import dev.touchstone.solver.SolveResult.Work;
import dev.touchstone.solver.local.WonTiling;
import dev.touchstone.solver.tiling.Catalogue;
import dev.touchstone.solver.tiling.Tiling;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.util.List;
import java.util.concurrent.CancellationException;

/** The search for a proof on the plane: whether Breaker wins the tiles of a tiling. */
final class PlaneSession implements Solver.Search {

  private static final long LOOK_NANOS = 100_000_000;

  private final SolveRequest request;
  private final SolveListener listener;
  private final long started = System.nanoTime();
  private long lastLook = started;
  private long asked;
  private volatile boolean cancelled;

  PlaneSession(SolveRequest request, SolveListener listener) {
    this.request = request;
    this.listener = listener;
  }

  @Override
  public void cancel() {
    cancelled = true;
  }

  @Override
  public SolveResult run() {
    Problem problem = request.problem();
    try {
      WonTiling tiling = WonTiling.of(tiling(), this::goesOn);
      Work work = new Work(tiling.positions(), 0, 0, 0, 0);
      Outcome outcome = problem.rules() == Rules.WEAK ? Outcome.WHITE : Outcome.NOBODY;
      PlaneProof proof = new PlaneProof(problem.wonBy(outcome), tiling);
      return new SolveResult.Decided(outcome, List.of(proof), work);
    } catch (CancellationException e) {
      return new SolveResult.OutOfBudget(
          usedUp(), new Work(asked, 0, 0, 0, 0), progress(System.nanoTime() - started));
    }
  }

  private Tiling tiling() {
    if (request.tiling() != null) {
      return request.tiling();
    }
    int length = ((InfiniteBoard) request.problem().board()).length();
    return Catalogue.find(length, request.problem().turn()).orElseThrow();
  }

  private boolean goesOn(long positions) {
    asked = positions;
    long now = System.nanoTime();
    if (now - lastLook > LOOK_NANOS) {
      lastLook = now;
      listener.progress(progress(now - started));
    }
    return positions <= request.limits().maxNodes() && !cancelled && inTime();
  }

  private boolean inTime() {
    return System.nanoTime() - started <= request.limits().maxTime().toNanos();
  }

  private Budget usedUp() {
    return cancelled ? Budget.CANCELLED : inTime() ? Budget.NODES : Budget.TIME;
  }

  private Progress progress(long nanos) {
    return new Progress(nanos / 1e9, asked, 0, 0, 0, request.limits().memory(), 1, 1, 1, 1, 1, 1);
  }
}
