package dev.touchstone.bench;

import dev.touchstone.certificate.LinkStep;
import dev.touchstone.certificate.Step;
import dev.touchstone.game.CellSet;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/**
 * A proof of links on 11 rows and columns: Black has a column of stones, which joins the sides, and
 * five stones with bridges between them and to the sides. The bridges are proved again and again,
 * as options that the last step could do without.
 */
final class LinkSample {

  private static final int SIDE = 11;
  private static final int CELLS = SIDE * SIDE;
  private static final int UPPER = CELLS;
  private static final int LOWER = CELLS + 1;
  private static final int STONES = 5;

  private final List<Step> steps = new ArrayList<>();

  private static int cell(int row, int column) {
    return row * SIDE + column;
  }

  /** In every other row, one to the left each: between two of them there are two cells. */
  private static int stone(int number) {
    return cell(2 * number + 1, 8 - number);
  }

  static String statement() {
    StringJoiner black = new StringJoiner(" ");
    for (int row = 0; row < SIDE; row++) {
      black.add("a" + (row + 1));
    }
    for (int number = 0; number < STONES; number++) {
      int cell = stone(number);
      black.add("" + (char) ('a' + cell % SIDE) + (cell / SIDE + 1));
    }
    return "board hex 11,11\nrules hex\nblack " + black + "\nfirst white\nwinner black\n";
  }

  /** The bridges so many times, then the column. */
  List<Step> steps(int copies) {
    CellSet none = CellSet.of(CELLS);
    for (int copy = 0; copy < copies; copy++) {
      steps.add(new Step.Enter(Step.Frame.ANSWER, none, none));
      for (int number = 0; number <= STONES; number++) {
        bridge(number, (copy + number) % 2 == 0);
        if (number > 0) {
          steps.add(new LinkStep.Join());
        }
      }
      steps.add(new Step.Leave());
    }
    steps.add(new Step.Enter(Step.Frame.ANSWER, none, none));
    steps.add(new LinkStep.Touch(UPPER, cell(0, 0)));
    for (int row = 1; row <= SIDE; row++) {
      steps.add(new LinkStep.Touch(cell(row - 1, 0), row == SIDE ? LOWER : cell(row, 0)));
      steps.add(new LinkStep.Join());
    }
    steps.add(new Step.Leave());
    steps.add(new Step.Options(copies + 1));
    steps.add(new Step.End());
    return steps;
  }

  /** From the stone before this one to this one, or to and from the sides. */
  private void bridge(int number, boolean captured) {
    int from = number == 0 ? UPPER : stone(number - 1);
    int to = number == STONES ? LOWER : stone(number);
    int[] over =
        number == 0
            ? new int[] {to - SIDE, to - SIDE + 1}
            : new int[] {from + SIDE - 1, from + SIDE};
    CellSet none = CellSet.of(CELLS);
    if (captured) {
      through(from, over[0], to);
      steps.add(new LinkStep.Fill(CellSet.of(CELLS, over), none));
      return;
    }
    for (int cell : over) {
      steps.add(new Step.Enter(Step.Frame.ANSWER, none, none.with(cell)));
      through(from, cell, to);
      steps.add(new Step.Leave());
    }
    steps.add(new Step.Options(2));
  }

  private void through(int from, int over, int to) {
    steps.add(new LinkStep.Touch(from, over));
    steps.add(new LinkStep.Touch(over, to));
    steps.add(new LinkStep.Join());
  }
}
