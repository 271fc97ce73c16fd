package dev.touchstone.solver.run;

import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import dev.touchstone.solver.Proof;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveListener.Progress;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
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
 * Positions of one board of Hex. One that stays undecided comes back with the proof numbers that it
 * has.
 */
public final class HexSeries implements Series, HexSolver.Watch {

  private final HexBoard board;
  private final Allotment allotment = new Allotment();
  private HexSolver solver;
  private long before;

  /** The positions to come are of this board. */
  public HexSeries(HexBoard board) {
    this.board = board;
    solver = new HexSolver(board, this);
  }

  @Override
  public void cancel() {
    allotment.cancel();
  }

  @Override
  public SolveResult solve(SolveRequest request, SolveListener hearing) {
    if (solver.bytes() > request.limits().memory()) {
      // Nothing can be taken out of what it knows.
      solver = new HexSolver(board, this);
    }
    allotment.begin(request, hearing);
    before = solver.expansions();
    try {
      HexProof proof = solver.solve(request.problem().setup());
      boolean black = proof.winner() == Player.BLACK;
      Statement statement = request.problem().wonBy(black ? Outcome.BLACK : Outcome.WHITE);
      return new Decided(proof.winner(), new WrittenLink(statement, proof), work());
    } catch (CancellationException e) {
      return new OutOfBudget(
          allotment.usedUp(), work(), progress(request.problem().setup().first()));
    }
  }

  @Override
  public boolean goesOn() {
    return allotment.goesOn(nodes()) && allotment.goesOn(solver.bytes(), () -> progress(1, 1));
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
        allotment.seconds(),
        nodes(),
        0,
        solver.decisions(),
        solver.bytes(),
        allotment.limits().memory(),
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
