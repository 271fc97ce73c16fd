package dev.touchstone.statement;

import dev.touchstone.game.Board;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Game;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.ListedBoard;
import dev.touchstone.game.Setup;

/**
 * A game that is fully described, without saying who wins it: what a {@link Statement} is about and
 * what a solver is given.
 *
 * @param setup board, initial stones and the player who moves first
 * @param turn p, the stones a player places in a turn
 * @param opening q, the stones of the very first turn (Connect6: p = 2, q = 1)
 * @param overlineWins whether a run longer than k counts as a line, as it does unless said
 */
public record Problem(Setup setup, int turn, int opening, Rules rules, boolean overlineWins) {

  /** The largest p, and the largest q, that the format knows. */
  public static final int MAX_TURN = 8;

  /** Refuses what no game can be. */
  public Problem {
    require(turn >= 1 && turn <= MAX_TURN, "turn: from 1 to " + MAX_TURN + " stones");
    require(opening >= 1 && opening <= MAX_TURN, "opening: from 1 to " + MAX_TURN + " stones");
    require(
        (rules == Rules.HEX) == (setup.board() instanceof HexBoard),
        "rules: hex on a board of Hex, and there only");
    require(rules != Rules.HEX || turn == 1, "turn: in Hex one stone");
    require(rules != Rules.HEX || opening == 1, "opening: in Hex one stone");
    require(
        rules == Rules.STRONG
            || !(setup.board() instanceof ListedBoard)
            || setup.hypergraph().isShared(),
        "rules: only in a strong game can a line be one player's");
    require(
        overlineWins || setup.board().runLength().isPresent(),
        "overline: this board knows no runs of k cells");
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }

  /** Maker against Breaker with one stone a turn. */
  public static Problem weak(Setup setup) {
    return inTurns(setup, Rules.WEAK, 1, 1);
  }

  /** With turns of p stones, q in the first one, and overlines that count. */
  public static Problem inTurns(Setup setup, Rules rules, int turn, int opening) {
    return new Problem(setup, turn, opening, rules, true);
  }

  /** The statement that the game ends so. */
  public Statement wonBy(Outcome winner) {
    return new Statement(this, winner);
  }

  /**
   * Whether the first player holds if the second does, where every turn has as many stones: on an
   * empty board, by lines that are both players' (docs/theorems.md, T13 (c)).
   */
  public boolean isStolen() {
    return taken().isEmpty() && hypergraph().isShared();
  }

  public Board board() {
    return setup.board();
  }

  /** What there is to win, as the theorems know it. */
  public Game game() {
    return setup.game();
  }

  /** The winning lines. */
  public Hypergraph hypergraph() {
    return setup.hypergraph();
  }

  /** The cells that are taken before the first move. */
  public CellSet taken() {
    return setup.black().union(setup.white());
  }
}
