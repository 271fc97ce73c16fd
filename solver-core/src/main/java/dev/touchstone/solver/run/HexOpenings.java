package dev.touchstone.solver.run;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * All first moves of a board of Hex, Black's: who wins after each. What is known of one is of use
 * to the others, so they are searched one after the other, those in the middle first.
 */
public final class HexOpenings implements Solver.Search {

  private final Setup empty;
  private final HexSession session;

  /** The openings of the board of this request; the budgets are those of all of them together. */
  public HexOpenings(SolveRequest request, SolveListener listener) {
    empty = request.problem().setup();
    if (!request.problem().taken().isEmpty() || empty.first() != Player.BLACK) {
      throw new IllegalArgumentException("openings begin on the empty board, with Black");
    }
    session = new HexSession(request, listener);
  }

  /** The cells, in the order in which they are best searched. */
  public List<Integer> inOrder() {
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < empty.game().cellCount(); cell++) {
      cells.add(cell);
    }
    cells.sort(Comparator.comparingInt(this::offCentre));
    return cells;
  }

  /** Twice the number of rows and columns from the middle, and of steps from the short diagonal. */
  private int offCentre(int cell) {
    HexBoard board = (HexBoard) empty.board();
    int row = 2 * (cell / board.columns()) - board.rows() + 1;
    int column = 2 * (cell % board.columns()) - board.columns() + 1;
    return Math.abs(row) + Math.abs(column) + Math.abs(row + column);
  }

  /** The game after this first move. */
  public Problem after(int cell) {
    CellSet black = empty.game().noCells().with(cell);
    Setup setup = new Setup(empty.board(), empty.game(), black, empty.white(), Player.WHITE);
    return Problem.inTurns(setup, Rules.HEX, 1, 1);
  }

  /** Who wins after this first move. */
  public SolveResult solve(int cell) throws IOException {
    return session.run(after(cell));
  }

  /** Who wins after each first move, as one theorem; only of a board that both see alike. */
  public SolveResult solveAll() throws IOException {
    return session.map(inOrder().stream().map(cell -> after(cell).setup()).toList());
  }

  @Override
  public SolveResult run() throws IOException {
    return solveAll();
  }

  /** Ends the search soon, from any thread. */
  @Override
  public void cancel() {
    session.cancel();
  }
}
