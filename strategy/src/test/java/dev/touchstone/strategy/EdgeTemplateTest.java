package dev.touchstone.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.SolveListener;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.solver.SolveResult;
import dev.touchstone.solver.run.Solver;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The edge templates are what they are called: they join, and no cell of the carrier can be had.
 */
class EdgeTemplateTest {

  /** The template below a row in which only the cell above its stone is Black's. */
  private static Setup board(EdgeTemplate template, int without) throws Exception {
    List<String> rows = new ArrayList<>(template.rows());
    int stone = rows.get(0).indexOf('S');
    int columns = rows.get(0).length();
    rows.add(0, ".".repeat(stone) + "S" + ".".repeat(columns - stone - 1));
    Setup setup = Setup.empty(new HexBoard(rows.size(), columns));
    CellSet black = setup.black();
    CellSet white = setup.white();
    String all = String.join("", rows);
    for (int cell = 0; cell < all.length(); cell++) {
      black = all.charAt(cell) == 'S' ? black.with(cell) : black;
      white = all.charAt(cell) == '.' || cell == without ? white.with(cell) : white;
    }
    return new Setup(setup.board(), setup.game(), black, white, Player.WHITE);
  }

  private static Outcome winner(Setup setup) throws Exception {
    Problem problem = Problem.inTurns(setup, Rules.HEX, 1, 1);
    SolveResult result = new Solver(SolveRequest.of(problem), SolveListener.none()).solve();
    return ((SolveResult.Decided) result).outcome();
  }

  @ParameterizedTest
  @EnumSource(EdgeTemplate.class)
  void itJoinsAndNeedsAllOfItsCarrier(EdgeTemplate template) throws Exception {
    Setup whole = board(template, -1);
    assertThat(winner(whole)).isEqualTo(Outcome.BLACK);
    CellSet free = whole.game().allCells().minus(whole.black()).minus(whole.white());
    assertThat(free.count()).isPositive();
    for (int cell : free.toArray()) {
      assertThat(winner(board(template, cell))).as("without " + cell).isEqualTo(Outcome.WHITE);
    }
  }

  /** As both players see it at both of their sides, in a mirror or not. */
  @ParameterizedTest
  @EnumSource(EdgeTemplate.class)
  void itIsNamedAtEachSide(EdgeTemplate template) throws Exception {
    Setup setup = board(template, -1);
    HexBoard below = (HexBoard) setup.board();
    int cells = below.rows() * below.columns();
    int stone = below.columns() + template.rows().get(0).indexOf('S');
    CellSet carrier = setup.game().allCells().minus(setup.black()).minus(setup.white());
    assertNamed(template, new HexLink(below, Player.BLACK, stone, cells + 1, carrier));
    // Half a turn.
    CellSet turned = setup.game().noCells();
    for (int cell : carrier.toArray()) {
      turned = turned.with(cells - 1 - cell);
    }
    assertNamed(template, new HexLink(below, Player.BLACK, cells - 1 - stone, cells, turned));
    // The long diagonal exchanges the players.
    HexBoard beside = new HexBoard(below.columns(), below.rows());
    CellSet across = setup.game().noCells();
    for (int cell : carrier.toArray()) {
      across = across.with(mirrored(below, cell));
    }
    int end = mirrored(below, stone);
    assertNamed(template, new HexLink(beside, Player.WHITE, end, cells + 1, across));
    // One cell less, and it is something else.
    CellSet less = carrier.without(carrier.first());
    assertThat(new HexLink(below, Player.BLACK, stone, cells + 1, less).shape()).isEmpty();
  }

  private static int mirrored(HexBoard board, int cell) {
    return cell % board.columns() * board.rows() + cell / board.columns();
  }

  private static void assertNamed(EdgeTemplate template, HexLink link) {
    assertThat(link.shape()).contains(template.words());
    assertThat(link.words()).startsWith(template.words() + " ");
  }
}
