package dev.touchstone.cluster.job;

import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.Player;
import dev.touchstone.solver.SolveRequest;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Sha256;
import dev.touchstone.statement.Statement;
import java.nio.charset.StandardCharsets;

/**
 * A position to be searched.
 *
 * @param question the canonical text of the statement that Maker, or Black, wins; who does is what
 *     is asked. In a strong game that of the attacker, of whom is asked whether this player wins;
 *     on an infinite board behind a line with a window
 * @param nodes how many positions may be expanded
 */
public record Job(String question, long nodes) {

  /** The text that asks who wins. */
  public static String question(Problem problem) {
    return question(problem, Player.BLACK);
  }

  /**
   * The text that asks whether this player wins. Of an infinite board it begins with the window
   * that the certificate is to have: claims that are to stand in one proof are seen through one
   * (T19).
   */
  public static String question(Problem problem, Player attacker) {
    String text = problem.wonBy(Outcome.wins(attacker)).text();
    return problem.board() instanceof InfiniteBoard board
        ? JobWindow.text(board.window()) + text
        : text;
  }

  /** Of whom it is asked whether this player wins. */
  Player attacker() throws BadJobException {
    Outcome asked = statement().winner();
    if (!asked.isWin()) {
      throw new BadJobException("a question that is none");
    }
    return asked == Outcome.BLACK ? Player.BLACK : Player.WHITE;
  }

  /** The game that begins with the position. */
  Problem problem() throws BadJobException {
    return statement().problem();
  }

  private Statement statement() throws BadJobException {
    try {
      return JobWindow.statement(question);
    } catch (BadStatementException e) {
      throw new BadJobException("no game: " + e.getMessage());
    }
  }

  /** The same, which must be of these rules. */
  Problem problem(Rules rules) throws BadJobException {
    Problem problem = problem();
    if (problem.rules() != rules) {
      throw new BadJobException("not a game of the rules " + rules.word());
    }
    return problem;
  }

  /** What is asked of a solver of a single machine. */
  SolveRequest request(Problem problem, long memory) throws BadJobException {
    try {
      return SolveRequest.of(problem).withMemory(memory).within(nodes, null);
    } catch (IllegalArgumentException e) {
      throw new BadJobException("no game for this solver: " + e.getMessage());
    }
  }

  /** By this a job is known: whoever has searched the same position has done it. */
  public static String key(String question) {
    byte[] digest = Sha256.start().digest(question.getBytes(StandardCharsets.UTF_8));
    return java.util.HexFormat.of().formatHex(digest, 0, 16);
  }
}
