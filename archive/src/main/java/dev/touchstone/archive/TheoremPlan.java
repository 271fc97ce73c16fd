package dev.touchstone.archive;

import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Statement;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A theorem that an archive is to hold.
 *
 * @param name its folder below the archive's, with / between the parts
 * @param winner who must be the winner, if that is known before
 */
public record TheoremPlan(
    String name, GameText game, @Nullable Player winner, Regenerate regenerate, SearchPlan search) {

  private static final String PART = "[A-Za-z0-9](?:[A-Za-z0-9.,_-]{0,98}[A-Za-z0-9,_-])?";

  /** Files of an archive, what is none of its folders, and what Windows takes for devices. */
  private static final Pattern TAKEN =
      Pattern.compile(
          "(?i)((target|src)(/.*)?"
              + "|(.*/)?(statement|certificate(\\.gz)?|manifest|readme\\.md|board\\.svg"
              + "|index\\.json|index\\.schema\\.json|keys|pom\\.xml"
              + "|(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\.[^/]*)?)(/.*)?)");

  /** Refuses a name that could lead out of the archive, or that no file system likes. */
  public TheoremPlan {
    if (!name.matches(PART + "(/" + PART + "){0,2}")) {
      throw new IllegalArgumentException(
          "the name '"
              + name
              + "': up to three parts with / between them, each of letters, digits, . , _ and -,"
              + " with a letter or digit first and no . at the end");
    }
    if (TAKEN.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "the name '" + name + "' would be in the way of something else; choose another");
    }
  }

  /** What is proved if this player wins. */
  static Statement statement(Setup setup, Player winner) {
    Outcome outcome = winner == Player.BLACK ? Outcome.BLACK : Outcome.WHITE;
    return Problem.weak(setup).wonBy(outcome);
  }
}
