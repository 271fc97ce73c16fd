package dev.touchstone.bench;

import dev.touchstone.certificate.RaceStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/**
 * A win by threats on 15,15,5: two open threes, and after every block of theirs ten fours in a row,
 * each at an edge and to be blocked on one cell, and an open four in the end.
 */
final class RaceSample {

  private static final int SIDE = 15;
  private static final int CELLS = SIDE * SIDE;

  /** Rows of the fours, left edge and right edge by turns; then of the last one. */
  private static final int FOURS = 10;

  /** Where Black has two in a row, and where three. */
  private static final int SECOND_THREE = 12;

  private static final int FIRST_THREE = 14;

  private final List<Step> steps = new ArrayList<>();
  private final Hypergraph game;

  RaceSample(Hypergraph game) {
    this.game = game;
  }

  private static int cell(int row, int column) {
    return row * SIDE + column;
  }

  /** The cells of a four at an edge: three stones, the one that threatens, the one that is left. */
  private static int four(int row, int number) {
    return cell(row, row % 2 == 0 ? number : SIDE - 1 - number);
  }

  static String statement() {
    StringJoiner black = new StringJoiner(" ");
    for (int row = 0; row < FOURS; row++) {
      for (int number = 0; number < 3; number++) {
        black.add(name(four(row, number)));
      }
    }
    for (int row : new int[] {FOURS, SECOND_THREE, FIRST_THREE}) {
      for (int column = 6; column < (row == SECOND_THREE ? 8 : 9); column++) {
        black.add(name(cell(row, column)));
      }
    }
    return "board 15,15,5\nrules strong\nblack " + black + "\nfirst white\nwinner black\n";
  }

  private static String name(int cell) {
    return "" + (char) ('a' + cell % SIDE) + (cell / SIDE + 1);
  }

  List<Step> steps() {
    three(FIRST_THREE);
    steps.add(new Step.End());
    return steps;
  }

  private static CellSet cells(int... cells) {
    return CellSet.of(CELLS, cells);
  }

  private int line(int first, int step) {
    return game.lineNumber(
        cells(first, first + step, first + 2 * step, first + 3 * step, first + 4 * step));
  }

  /**
   * Black has three in the middle of a row, and threatens an open four. Who takes one of its cells
   * is answered by a four to the other side.
   */
  private void three(int row) {
    steps.add(new Step.Enter(Step.Frame.ANSWER, cells(), cells(cell(row, 9))));
    openFour(row);
    steps.add(new Step.Leave());
    fourAgainst(row, 9, 5, 4);
    fourAgainst(row, 5, 9, 10);
    steps.add(new RaceStep.Ordered(3));
  }

  /** After a block in this column a four that is to be blocked in another, and what follows. */
  private void fourAgainst(int row, int block, int stone, int left) {
    steps.add(new Step.Enter(Step.Frame.ANSWER, cells(cell(row, block)), cells(cell(row, stone))));
    int line = line(cell(row, Math.min(6, left)), 1);
    steps.add(new Step.Answered(-1, cell(row, left), new RaceStep.Done(line)));
    int next = row == FIRST_THREE ? cell(SECOND_THREE, 8) : four(0, 3);
    steps.add(new Step.Enter(Step.Frame.ANSWER, cells(cell(row, left)), cells(next)));
    if (row == FIRST_THREE) {
      three(SECOND_THREE);
    } else {
      fours(0);
    }
    steps.add(new Step.Leave());
    steps.add(new RaceStep.Ordered(2));
    steps.add(new Step.Leave());
  }

  /** Black has four at an edge in this row. */
  private void fours(int row) {
    int left = four(row, 4);
    int line = line(Math.min(four(row, 0), left), 1);
    steps.add(new Step.Answered(-1, left, new RaceStep.Done(line)));
    int next = row + 1 == FOURS ? cell(FOURS, 9) : four(row + 1, 3);
    steps.add(new Step.Enter(Step.Frame.ANSWER, cells(left), cells(next)));
    if (row + 1 == FOURS) {
      openFour(FOURS);
    } else {
      fours(row + 1);
    }
    steps.add(new Step.Leave());
    steps.add(new RaceStep.Ordered(2));
  }

  private void openFour(int row) {
    for (int column : new int[] {5, 10}) {
      int line = line(cell(row, Math.min(column, 6)), 1);
      steps.add(new Step.Answered(-1, cell(row, column), new RaceStep.Done(line)));
    }
    steps.add(new RaceStep.Ordered(2));
  }
}
