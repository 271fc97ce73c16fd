package dev.touchstone.solver.turns;

import static dev.touchstone.solver.turns.TurnBoard.OPPONENT;
import static dev.touchstone.solver.turns.TurnBoard.PROVER;

/** What cells are worth, roughly: what lines would gain by a stone there. */
final class Worth {

  private Worth() {}

  /** By the lines that the prover can complete, and by those of the opponent's, if only a bit. */
  static int[] ofCells(Stones at) {
    TurnBoard board = at.board;
    int[] worth = new int[board.cells];
    for (int line = 0; line < board.lines; line++) {
      int gain = 0;
      if (at.isOpen(PROVER, line)) {
        gain = ofLine(at.count[PROVER][line]);
      } else if (at.isOpen(OPPONENT, line) && at.count[OPPONENT][line] > 0) {
        int stones = at.count[OPPONENT][line];
        gain = 3 * stones * stones;
      }
      if (gain > 0) {
        for (int cell : board.members[line]) {
          worth[cell] += gain;
        }
      }
    }
    return worth;
  }

  /** What stones of the prover's gain by those before them on the same lines. */
  static int together(Stones at, int[] cells) {
    int worth = 0;
    for (int i = 0; i < cells.length; i++) {
      for (int line : at.board.through[cells[i]]) {
        int before = 0;
        for (int j = 0; j < i; j++) {
          before += at.board.isOn(line, cells[j]) ? 1 : 0;
        }
        if (before > 0 && at.isOpen(PROVER, line)) {
          int stones = at.count[PROVER][line];
          worth += ofLine(stones + before) - ofLine(stones);
        }
      }
    }
    return worth;
  }

  /** Of a line that nobody else has a stone on. */
  static int ofLine(int stones) {
    return switch (stones) {
      case 0 -> 2;
      case 1 -> 10;
      case 2 -> 50;
      case 3 -> 120;
      case 4 -> 300;
      default -> 600;
    };
  }
}
