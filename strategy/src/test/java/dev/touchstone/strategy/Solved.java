package dev.touchstone.strategy;

import dev.touchstone.certificate.CertificateWriter;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Problem;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.List;

/** Strategies from certificates that are made on the spot. */
final class Solved {

  private Solved() {}

  /** The strategy of whoever wins this board. */
  static Strategy board(String notation) throws Exception {
    return game(Notation.read(notation));
  }

  /** The same with these stones and this player to move. */
  static Strategy board(String notation, String maker, String breaker, Player first)
      throws Exception {
    Setup empty = Notation.read(notation);
    return game(
        new Setup(
            empty.board(), empty.game(), stones(empty, maker), stones(empty, breaker), first));
  }

  static Strategy game(Setup setup) throws Exception {
    SolveResult result =
        new Solver(SolveRequest.of(Problem.weak(setup)), SolveListener.none()).solve();
    SolveResult.Decided decided = (SolveResult.Decided) result;
    List<Step> steps = new ArrayList<>();
    decided.proof().emit(steps::add);
    byte[] bytes = CertificateWriter.bytes(decided.proof().statement(), steps);
    return Strategy.read(decided.proof().statement(), new ByteArrayInputStream(bytes));
  }

  private static CellSet stones(Setup setup, String names) {
    CellSet stones = setup.hypergraph().noCells();
    for (String name : names.split(" ", -1)) {
      if (!name.isEmpty()) {
        stones = stones.with(setup.board().cellNumber(name).orElseThrow());
      }
    }
    return stones;
  }
}
