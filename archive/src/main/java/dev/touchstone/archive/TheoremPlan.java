package dev.touchstone.archive;

import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Statement;
import dev.touchstone.theorem.GameText;
import org.jspecify.annotations.Nullable;

/**
 * A theorem that an archive is to hold.
 *
 * @param name its folder below the archive's, with / between the parts
 * @param winner who must be the winner, if that is known before
 */
public record TheoremPlan(
    String name, GameText game, @Nullable Player winner, Regenerate regenerate, SearchPlan search) {

  public TheoremPlan {
    TheoremName.require(name);
  }

  /** What is proved if this player wins. */
  static Statement statement(Setup setup, Player winner) {
    Outcome outcome = winner == Player.BLACK ? Outcome.BLACK : Outcome.WHITE;
    return Problem.weak(setup).wonBy(outcome);
  }
}
