package dev.touchstone.archive;

import dev.touchstone.statement.Outcome;
import dev.touchstone.theorem.GameText;
import dev.touchstone.theorem.Question;
import org.jspecify.annotations.Nullable;

/**
 * A theorem that an archive is to hold.
 *
 * @param name its folder below the archive's, with / between the parts
 * @param winner what must come out, if that is known before
 */
public record TheoremPlan(
    String name,
    Question question,
    @Nullable Outcome winner,
    Regenerate regenerate,
    SearchPlan search) {

  public TheoremPlan {
    TheoremName.require(name);
  }

  public GameText game() {
    return question.game();
  }
}
