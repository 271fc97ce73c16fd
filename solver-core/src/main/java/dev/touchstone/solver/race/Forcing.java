package dev.touchstone.solver.race;

/**
 * Wins by direct threats, the core of threat-space search [Allis96]: each move completes a line but
 * for one cell, which the opponent must take, until one move makes two such threats. What the
 * opponent threatens meanwhile is answered or ends the attempt. The cells that are taken in answer
 * follow from the moves.
 *
 * <p>What is found is a sequence: for each move its cell and the line that it threatens; of the
 * last move two lines; with no moves, one line that is completed at once.
 */
abstract class Forcing {

  final RaceBoard board;

  /** What was found: the cell of each move, and the line that it threatens. */
  final int[] cells;

  final int[] lines;
  int length;
  int otherLine;

  /** The positions that may still be looked at in this search. */
  int left;

  private final int budget;
  private long tried;

  Forcing(RaceBoard board, int budget) {
    this.board = board;
    this.budget = budget;
    cells = new int[board.cells + 1];
    lines = new int[board.cells + 1];
  }

  /** As this board wants it. */
  static Forcing of(RaceBoard board, Outlook outlook) {
    return outlook.answersEach() && board.words == 1 && board.isWhole()
        ? new WordForcing(board, outlook.threatBudget())
        : new LineForcing(board, outlook.threatBudget());
  }

  /** Whether this side, to move, wins so. */
  final boolean find(Standing at, int side) {
    left = budget;
    return search(at, side);
  }

  abstract boolean search(Standing at, int side);

  /** Whether one more position may be looked at, which then counts. */
  final boolean goesOn() {
    if (--left < 0) {
      return false;
    }
    tried++;
    return true;
  }

  /** The moves of the win that was found; 0 if a line is completed at once. */
  final int length() {
    return length;
  }

  final int cell(int move) {
    return cells[move];
  }

  /** The line that a move threatens, or that is completed at once (0 of no moves). */
  final int line(int move) {
    return lines[move];
  }

  /** The second line that the last move threatens. */
  final int otherLine() {
    return otherLine;
  }

  /** The positions that were looked at. */
  final long tried() {
    return tried;
  }
}
