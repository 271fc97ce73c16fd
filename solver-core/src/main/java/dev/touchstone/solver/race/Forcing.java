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
interface Forcing {

  /** As this board wants it. */
  static Forcing of(RaceBoard board, Outlook outlook) {
    return outlook.answersEach() && board.words == 1 && board.isWhole()
        ? new WordForcing(board, outlook.threatBudget())
        : new LineForcing(board, outlook.threatBudget());
  }

  /** Whether this side, to move, wins so. */
  boolean find(Standing at, int side);

  /** The moves of the win that was found; 0 if a line is completed at once. */
  int length();

  int cell(int move);

  /** The line that a move threatens, or that is completed at once (0 of no moves). */
  int line(int move);

  /** The second line that the last move threatens. */
  int otherLine();

  /** The positions that were looked at. */
  long tried();
}
