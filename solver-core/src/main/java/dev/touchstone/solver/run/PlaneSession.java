package dev.touchstone.solver.run;

import dev.touchstone.game.BadGameException;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveListener.Progress;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Budget;
import dev.touchstone.solver.SolveResult.Work;
import dev.touchstone.solver.local.WonTiling;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/** The search for a proof on the plane: a tiling that is known to cover the runs is won or not. */
final class PlaneSession implements Solver.Search {

  private final SolveRequest request;
  private final SolveListener listener;
  private final long started = System.nanoTime();
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
      Optional<WonTiling> tiling = WonTiling.find(problem.turn(), this::goesOn);
      if (tiling.isEmpty()) {
        throw new IllegalStateException("the tile is lost; such games are not taken");
      }
      Work work = new Work(tiling.get().positions(), 0, 0, 0, 0);
      Outcome outcome = problem.rules() == Rules.WEAK ? Outcome.WHITE : Outcome.NOBODY;
      PlaneProof proof = new PlaneProof(problem.wonBy(outcome), tiling.get());
      return new SolveResult.Decided(outcome, List.of(proof), work);
    } catch (CancellationException e) {
      return new SolveResult.OutOfBudget(
          usedUp(), new Work(asked, 0, 0, 0, 0), progress(System.nanoTime() - started));
    } catch (BadGameException e) {
      throw new IllegalStateException("the tile is no game", e);
    }
  }

  private boolean goesOn() {
    listener.progress(progress(System.nanoTime() - started));
    return ++asked <= request.limits().maxNodes() && !cancelled && inTime();
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
