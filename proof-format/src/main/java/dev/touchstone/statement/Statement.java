package dev.touchstone.statement;

import dev.touchstone.game.Board;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Game;
import dev.touchstone.game.LineSet;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A theorem about one game, complete: where, from which stones, by which rules it is played, and
 * who wins.
 *
 * @param setup board, initial stones and the player who moves first
 * @param turn p, the stones a player places in a turn
 * @param opening q ≤ p, the stones of the very first turn (Connect6: p = 2, q = 1)
 * @param overlineWins whether a run longer than k counts as a line, as it does unless said
 * @param winner what is claimed
 */
public record Statement(
    Setup setup, int turn, int opening, Rules rules, boolean overlineWins, Outcome winner) {

  /** The largest p that the format knows. */
  public static final int MAX_TURN = 8;

  /** Refuses what no game or no theorem can be. */
  public Statement {
    require(turn >= 1 && turn <= MAX_TURN, "turn: from 1 to " + MAX_TURN + " stones");
    require(opening >= 1 && opening <= turn, "opening: from 1 stone to a full turn");
    require(
        overlineWins || setup.board().hasRuns(), "overline: this board knows no runs of k cells");
    require(
        winner != Outcome.NOBODY || rules == Rules.STRONG, "winner: a weak game always has one");
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }

  public Board board() {
    return setup.board();
  }

  public Game game() {
    return setup.game();
  }

  /** The players who must each reach the goal for the theorem to hold (docs/theorems.md, T10). */
  public List<Player> provers() {
    return switch (winner) {
      case BLACK -> List.of(Player.BLACK);
      case WHITE -> List.of(Player.WHITE);
      case NOBODY -> List.of(Player.BLACK, Player.WHITE);
    };
  }

  /** The cells that are taken before the first move. */
  public CellSet taken() {
    return setup.black().union(setup.white());
  }

  /** The lines that some prover has no stone on yet. */
  public LineSet unblockedLines() {
    LineSet blocked = game().allLines();
    for (Player prover : provers()) {
      blocked = blocked.intersection(game().linesMeeting(setup.stones(prover)));
    }
    return game().allLines().minus(blocked);
  }

  /** The canonical text; see docs/format.md. */
  public String text() {
    return StatementText.print(this);
  }

  /** The identity of the statement: SHA-256 of its canonical text. */
  public byte[] digest() {
    return Sha256.start().digest(text().getBytes(StandardCharsets.UTF_8));
  }
}
