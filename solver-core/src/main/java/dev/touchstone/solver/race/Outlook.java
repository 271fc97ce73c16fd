package dev.touchstone.solver.race;

import dev.touchstone.game.Board;
import dev.touchstone.game.CubeBoard;

/**
 * What the search expects of positions before it looks into them.
 *
 * <p>On a cube the attacker wins by moves after each of which wins by threats are open, and only a
 * few moves before them are free choices [Patashnik80]. So there a move after which the attacker
 * does not threaten to win by threats keeps a charge, however its replies turn out; and so does a
 * direct threat, since the same threats in another order lead nowhere new. The defender's threats,
 * which only put off the end, are looked at after all other replies. Of the attacker's moves those
 * that are ordered last are put off, too, and never left out. Flat boards keep the numbers by which
 * their archived proofs were found (ADR 21).
 *
 * @param attack the work until the attacker's win where the attacker moves
 * @param forced the work until the defender holds where a threat of the defender's is to be
 *     answered
 * @param threat what a direct threat of the attacker's is charged with
 * @param quiet what a move that threatens nothing is charged with
 * @param quietWork the work expected after such a move
 * @param lead a lead in stones on lines, above which no more work is expected for the lack of it
 * @param behind what a move of the attacker's is charged with for each one that is ordered before
 *     it
 * @param answersEach whether each reply to a threatened win is answered by threats at once, not
 *     only the null move
 * @param threatBudget the positions that one search for threats may look at
 * @param byThreats whether each quiet move of the attacker's must threaten to win by threats; that
 *     the attacker does not win so says nothing
 */
record Outlook(
    int attack,
    int forced,
    int threat,
    int quiet,
    int quietWork,
    int lead,
    int behind,
    boolean answersEach,
    int threatBudget,
    boolean byThreats) {

  private static final Outlook FLAT = new Outlook(1, 1, 0, 0, 8, 0, 0, false, 300, false);
  private static final Outlook CUBE =
      new Outlook(6, 1_000_100, 8, 40, 40, 60, 2, true, 2000, false);

  static Outlook of(Board board, boolean byThreats) {
    Outlook usual = board instanceof CubeBoard cube && cube.dimensions() > 2 ? CUBE : FLAT;
    return new Outlook(
        usual.attack,
        usual.forced,
        usual.threat,
        usual.quiet,
        usual.quietWork,
        usual.lead,
        usual.behind,
        usual.answersEach,
        usual.threatBudget,
        byThreats);
  }

  /** The work that the attacker's stones on lines make expect besides. */
  int lacking(RaceBoard board, Standing at) {
    if (lead == 0) {
      return 0;
    }
    int sum = 0;
    for (int line = 0; line < board.lines; line++) {
      if (at.isAlive(RaceBoard.ATTACKER, line)) {
        int stones = board.sizes[line] - at.missing[RaceBoard.ATTACKER][line];
        sum += 2 * stones * stones;
      }
      if (at.isAlive(RaceBoard.DEFENDER, line)) {
        int stones = board.sizes[line] - at.missing[RaceBoard.DEFENDER][line];
        sum -= stones * stones;
      }
    }
    return Math.max(0, lead - sum);
  }
}
