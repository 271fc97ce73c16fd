package dev.touchstone.solver.run;

import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import dev.touchstone.solver.Limits;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveListener.Progress;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.SolveResult.Budget;
import dev.touchstone.solver.SolveResult.Decided;
import dev.touchstone.solver.SolveResult.OutOfBudget;
import dev.touchstone.solver.SolveResult.Work;
import dev.touchstone.solver.hex.HexProof;
import dev.touchstone.solver.hex.HexSolver;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Statement;
import java.io.IOException;
import java.util.concurrent.CancellationException;

/**
 * Positions of one board of Hex, each within a budget of its own: what is found of one is known of
 * the next. One that stays undecided comes back with the proof numbers that it has. A proof must be
 * written before the next search.
 */
public final class HexSeries implements HexSolver.Watch {

  private static final long LOOK_NANOS = 100_000_000;

  private final HexBoard board;
  private HexSolver solver;
  private Limits limits;
  private SolveListener listener = SolveListener.none();
  private long started;
  private long lastLook;
  private long before;
  private volatile boolean cancelled;
  private Budget usedUp = Budget.CANCELLED;

  /** The positions to come are of this board. */
  public HexSeries(HexBoard board) {
    this.board = board;
    solver = new HexSolver(board, this);
    limits = Limits.none();
  }

  /** Ends the search that is under way, and those to come, from any thread. */
  public void cancel() {
    cancelled = true;
  }

  /** The next position. */
  public SolveResult solve(SolveRequest request, SolveListener hearing) {
    if (solver.bytes() > request.limits().memory()) {
      // Nothing can be taken out of what it knows.
      solver = new HexSolver(board, this);
    }
    limits = request.limits();
    listener = hearing;
    started = System.nanoTime();
    lastLook = started;
    before = solver.expansions();
    try {
      HexProof proof = solver.solve(request.problem().setup());
      boolean black = proof.winner() == Player.BLACK;
      Statement statement = request.problem().wonBy(black ? Outcome.BLACK : Outcome.WHITE);
      return new Decided(proof.winner(), new WrittenLink(statement, proof), work());
    } catch (CancellationException e) {
      return new OutOfBudget(usedUp, work(), progress(request.problem().setup().first()));
    }
  }

  @Override
  public boolean goesOn() {
    if (cancelled) {
      usedUp = Budget.CANCELLED;
      return false;
    }
    if (nodes() >= limits.maxNodes()) {
      usedUp = Budget.NODES;
      return false;
    }
    if (solver.bytes() > limits.memory()) {
      usedUp = Budget.MEMORY;
      return false;
    }
    long now = System.nanoTime();
    if (now - started > limits.maxTime().toNanos()) {
      usedUp = Budget.TIME;
      return false;
    }
    if (now - lastLook > LOOK_NANOS) {
      lastLook = now;
      listener.progress(progress(1, 1));
    }
    return true;
  }

  @Override
  public void decided() {}

  private long nodes() {
    return solver.expansions() - before;
  }

  private Work work() {
    return new Work(nodes(), 0, 0, solver.nodes(), solver.bytes());
  }

  private Progress progress(Player mover) {
    HexSolver.Expected expected = solver.expected();
    return mover == Player.BLACK
        ? progress(expected.mover(), expected.waiter())
        : progress(expected.waiter(), expected.mover());
  }

  private Progress progress(double ofBlack, double ofWhite) {
    return new Progress(
        (System.nanoTime() - started) / 1e9,
        nodes(),
        0,
        solver.decisions(),
        solver.bytes(),
        limits.memory(),
        1,
        1,
        solver.rootMoves(),
        solver.rootMovesLeft(),
        ofBlack,
        ofWhite);
  }

  /** A link between the winner's sides with what it proves. */
  private record WrittenLink(Statement statement, HexProof link) implements Proof {
    @Override
    public void emit(StepSink sink) throws IOException {
      link.emit(sink);
    }
  }
}
