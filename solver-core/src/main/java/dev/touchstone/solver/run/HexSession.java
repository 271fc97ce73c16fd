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
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * Searches in Hex, one after the other on the same board, within the budgets of the first; with a
 * checkpoint of all that is known of the board.
 */
final class HexSession implements Solver.Search, HexSolver.Watch {

  private static final long LOOK_NANOS = 100_000_000;

  private final SolveRequest request;
  private final SolveListener listener;
  private final HexSolver solver;
  private final Keeper keeper;
  private long started = System.nanoTime();
  private long lastLook = started;
  private boolean begun;
  private long loaded;
  private volatile boolean cancelled;
  private Budget usedUp = Budget.CANCELLED;

  HexSession(SolveRequest request, SolveListener listener) {
    this.request = request;
    this.listener = listener;
    solver = new HexSolver((HexBoard) request.problem().board(), this);
    keeper = new Keeper(request, solver::save);
  }

  @Override
  public void cancel() {
    cancelled = true;
  }

  @Override
  public SolveResult run() throws IOException {
    return run(request.problem());
  }

  /** Decides a position of the board. */
  SolveResult run(Problem problem) throws IOException {
    load();
    try {
      HexProof proof = solver.solve(problem.setup());
      Outcome outcome = proof.winner() == Player.BLACK ? Outcome.BLACK : Outcome.WHITE;
      return new SolveResult.Decided(
          proof.winner(), new Written(problem.wonBy(outcome), proof::emit), workOnPosition());
    } catch (CancellationException e) {
      return outOfBudget(workOnPosition());
    }
  }

  /** Who wins after each first move of Black's; these are the boards after them. */
  SolveResult map(List<Setup> openings) throws IOException {
    load();
    try {
      HexMap map = solver.map(openings);
      Statement statement =
          new Statement(request.problem(), Outcome.BLACK, Optional.of(map.winning()));
      return new SolveResult.Decided(Player.BLACK, new Written(statement, map::emit), work(0));
    } catch (CancellationException e) {
      return outOfBudget(work(0));
    }
  }

  private void load() throws IOException {
    Path file = begun ? null : keeper.file();
    begun = true;
    if (file != null) {
      Checkpoint.load(file, request, solver::load);
      loaded = solver.expansions();
      // To read what was saved is no part of the time that the search may take.
      started = System.nanoTime();
      lastLook = started;
    }
  }

  private SolveResult outOfBudget(Work work) throws IOException {
    keeper.save();
    return new SolveResult.OutOfBudget(usedUp, work, progress());
  }

  /** Between two expansions; the clock is asked now and then. */
  @Override
  public boolean goesOn() {
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
      keeper.saveNowAndThen();
    }
    return true;
  }

  /** What it took long to decide is kept at once: of many first moves, each that is settled. */
  @Override
  public void decided() {
    keeper.saveAfter(Session.WORTH_SAVING_NANOS);
  }

  /** That on the position alone that was asked for last. */
  private Work workOnPosition() {
    return work(solver.expansionsBefore());
  }

  private Work work(long before) {
    return new Work(
        solver.expansions() - before,
        Math.max(0, loaded - before),
        0,
        solver.nodes(),
        solver.bytes());
  }

  /** No work is said to be expected: proof numbers of Hex do not foretell the end. */
  private Progress progress() {
    return new Progress(
        (System.nanoTime() - started) / 1e9,
        solver.expansions(),
        loaded,
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
