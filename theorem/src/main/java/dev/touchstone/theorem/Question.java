package dev.touchstone.theorem;

import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Problem;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.List;

/**
 * What is asked: who wins a game that people have written down.
 *
 * @param turn p, the stones of a turn
 * @param opening q, those of the first one
 * @param map whether it is asked of each first move of Hex, in one theorem
 */
public record Question(GameText game, Rules rules, int turn, int opening, boolean map) {

  /** The game as the solver and the statement take it. */
  public Problem problem() throws Refusal {
    try {
      Problem problem = Problem.inTurns(game.setup(rules), rules, turn, opening);
      if (map && !Statement.hasMap(problem)) {
        throw Refusal.usage(
            "%s: a map is of all first moves on an empty board that has as many rows as columns"
                .formatted(game.notation()));
      }
      return problem;
    } catch (IllegalArgumentException e) {
      throw Refusal.usage("%s: %s".formatted(game.notation(), e.getMessage()));
    }
  }

  /** A name for a folder: what makes it another question is part of it. */
  public String folderName() throws Refusal {
    if (rules == Rules.HEX) {
      return FolderName.ofHex(problem().setup(), map);
    }
    boolean oneByOne = turn == 1 && opening == 1;
    return game.folderName(rules)
        + (oneByOne ? "" : "-turn" + turn)
        + (opening == turn ? "" : "-opening" + opening);
  }

  /** Whether a statement says who wins. */
  public boolean isAnsweredBy(Statement statement) throws Refusal {
    return isAnsweredBy(statement, problem(), map);
  }

  /** The same of a game that is read already. */
  static boolean isAnsweredBy(Statement statement, Problem game, boolean map) {
    return statement.rules() == game.rules()
        && statement.onlyBy().isPresent() == map
        && statement
            .problem()
            .wonBy(statement.winner())
            .text()
            .equals(game.wonBy(statement.winner()).text());
  }

  /** All statements that answer it; of a map there are too many, and none is given. */
  public List<Statement> answers() throws Refusal {
    List<Statement> answers = new ArrayList<>();
    for (Outcome outcome : map ? new Outcome[0] : Outcome.values()) {
      if (outcome.isWin() || rules == Rules.STRONG) {
        answers.add(problem().wonBy(outcome));
      }
    }
    return answers;
  }
}
