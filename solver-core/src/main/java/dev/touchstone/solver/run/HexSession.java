package dev.touchstone.solver.run;

import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveListener.Progress;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Budget;
import dev.touchstone.solver.SolveResult.Work;
import dev.touchstone.solver.hex.HexMap;
import dev.touchstone.solver.hex.HexProof;
import dev.touchstone.solver.hex.HexSolver;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Statement;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/** Searches in Hex, one after the other on the same board, within the budgets of the first. */
final class HexSession implements Solver.Search {

  private static final long LOOK_NANOS = 100_000_000;

  private final SolveRequest request;
  private final SolveListener listener;
  private final HexSolver solver;
  private final long started = System.nanoTime();
  private long lastLook = started;
  private volatile boolean cancelled;
  private Budget usedUp = Budget.CANCELLED;

  HexSession(SolveRequest request, SolveListener listener) {
    this.request = request;
    this.listener = listener;
    solver = new HexSolver((HexBoard) request.problem().board(), this::goesOn);
  }

  @Override
  public void cancel() {
    cancelled = true;
  }

  @Override
  public SolveResult run() {
    return run(request.problem());
  }

  /** Decides a position of the board. */
  SolveResult run(Problem problem) {
    long before = solver.expansions();
    try {
      HexProof proof = solver.solve(problem.setup());
      Outcome outcome = proof.winner() == Player.BLACK ? Outcome.BLACK : Outcome.WHITE;
      return new SolveResult.Decided(
          proof.winner(), new Written(problem.wonBy(outcome), proof::emit), work(before));
    } catch (CancellationException e) {
      return new SolveResult.OutOfBudget(usedUp, work(before), progress());
    }
  }

  /** Who wins after each first move of Black's; these are the boards after them. */
  SolveResult map(List<Setup> openings) {
    long before = solver.expansions();
    try {
      HexMap map = solver.map(openings);
      Statement statement =
          new Statement(request.problem(), Outcome.BLACK, Optional.of(map.winning()));
      return new SolveResult.Decided(Player.BLACK, new Written(statement, map::emit), work(before));
    } catch (CancellationException e) {
      return new SolveResult.OutOfBudget(usedUp, work(before), progress());
    }
  }

  /** Between two expansions; the clock is asked now and then. */
  private boolean goesOn() {
    if (cancelled) {
      usedUp = Budget.CANCELLED;
      return false;
    }
    if (solver.expansions() >= request.limits().maxNodes()) {
      usedUp = Budget.NODES;
      return false;
    }
    if (solver.bytes() > request.limits().memory()) {
      usedUp = Budget.MEMORY;
      return false;
    }
    long now = System.nanoTime();
    if (now - started > request.limits().maxTime().toNanos()) {
      usedUp = Budget.TIME;
      return false;
    }
    if (now - lastLook > LOOK_NANOS) {
      lastLook = now;
      listener.progress(progress());
    }
    return true;
  }

  private Work work(long before) {
    return new Work(solver.expansions() - before, 0, 0, solver.nodes(), solver.bytes());
  }

  /** No work is said to be expected: proof numbers of Hex do not foretell the end. */
  private Progress progress() {
    return new Progress(
        (System.nanoTime() - started) / 1e9,
        solver.expansions(),
        0,
        solver.decisions(),
        solver.bytes(),
        request.limits().memory(),
        1,
        1,
        solver.rootMoves(),
        solver.rootMovesLeft(),
        0,
        0);
  }

  /** A proof with what it proves. */
  private record Written(Statement statement, Emission emission) implements Proof {
    @Override
    public void emit(StepSink sink) throws IOException {
      emission.emit(sink);
    }
  }

  /** Gives the steps. */
  private interface Emission {
    void emit(StepSink sink) throws IOException;
  }
}
