package dev.touchstone.solver.race;

import dev.touchstone.certificate.MotionStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Motion;
import dev.touchstone.game.Setup;
import java.util.Arrays;
import java.util.List;

/**
 * The board of the statement, where a proof is put together: how what was searched is called there.
 */
final class Stated {

  /** With the symmetries of the search, under the same numbers. */
  final RaceBoard board;

  private final Setup setup;
  private final int[] cells;
  private final int[] lines;

  /**
   * Cells out of sight which the scene shall believe to be the prover's, so that no line that
   * leaves the window has guards: they would lie outside.
   */
  final CellSet shade;

  private final List<Motion> motions;

  /**
   * The board of a setup.
   *
   * @param cells for each cell of the search its number here, {@link Option#NONE} for far ones
   * @param lines for each line of the search its number here, if the attacker wins by it
   * @param motions what the symmetries are called on an infinite board
   */
  Stated(
      RaceBoard board, Setup setup, int[] cells, int[] lines, CellSet shade, List<Motion> motions) {
    this.board = board;
    this.setup = setup;
    this.cells = cells.clone();
    this.lines = lines.clone();
    this.shade = shade;
    this.motions = motions;
  }

  /** A finite board, where everything keeps its number. */
  static Stated asSearched(RaceBoard board, Setup setup) {
    int[] cells = counting(board.cells);
    int[] lines = counting(board.lines);
    return new Stated(board, setup, cells, lines, board.game.noCells(), List.of());
  }

  private static int[] counting(int count) {
    int[] numbers = new int[count];
    Arrays.setAll(numbers, i -> i);
    return numbers;
  }

  /** The number of a cell; none of none, and of a far one. */
  int cell(int searched) {
    return searched < 0 ? Option.NONE : cells[searched];
  }

  int line(int searched) {
    return lines[searched];
  }

  /** The initial stones of a side. */
  CellSet stones(int side) {
    return setup.stones(board.player(side));
  }

  /** The step that gives a symmetry. */
  Step symmetry(int number) {
    return motions.isEmpty()
        ? new Step.Symmetry(CellList.of(board.symmetries.images(number)))
        : new MotionStep(motions.get(number));
  }
}
