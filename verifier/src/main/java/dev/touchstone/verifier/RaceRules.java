package dev.touchstone.verifier;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Ordering;
import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.Reason;
import dev.touchstone.game.CellSet;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Theorems T11, DONE, and T12, ORDERED: the claims of strong games, for one stone a turn and where
 * longer runs count. {@link Ordering} has the side conditions of T12.
 */
final class RaceRules {

  private final Statement statement;
  private final HostRules host;
  private @Nullable Ordering ordering;
  private final CellSet own;
  private final CellSet opponents;

  RaceRules(Statement statement, HostRules host) {
    this.statement = statement;
    this.host = host;
    own = statement.setup().stones(statement.prover());
    opponents = statement.setup().stones(statement.prover().opponent());
  }

  private void checkGame() throws Fault {
    if (statement.rules() != Rules.STRONG) {
      throw new Fault(Reason.RULE_OF_STRONG_GAMES, "in a weak game only one player has lines");
    }
    checkSupported(statement);
  }

  /** Declines the strong games that these theorems do not speak of. */
  static void checkSupported(Statement statement) throws Fault {
    if (statement.turn() > 1 || !statement.overlineWins()) {
      throw new Fault(
          Reason.UNSUPPORTED_STATEMENT,
          "strong games: claims of who is first are for one stone a turn, overlines winning");
    }
  }

  Claim done(int line) throws Fault {
    checkGame();
    return new TwoSided(Race.done(statement.hypergraph(), line), host.farOfDone());
  }

  /** The stones of the open frames come on top of the initial ones. */
  Claim ordered(List<Answer<Claim>> options, CellSet framesOwn, CellSet framesOpponents)
      throws Fault {
    checkGame();
    List<Answer<Race>> races = new ArrayList<>(options.size());
    for (Answer<Claim> option : options) {
      Ordering.checkAnswer(option.cells());
      races.add(new Answer<>(option.cells(), raceOf(option.then())));
    }
    if (ordering == null) {
      ordering = new Ordering(statement.hypergraph());
    }
    return new TwoSided(
        ordering.check(races, own.union(framesOwn), opponents.union(framesOpponents)).claim(),
        host.farOfOrdered(options));
  }

  private Race raceOf(Claim claim) throws Fault {
    return claim
        .race(statement.hypergraph())
        .orElseThrow(
            () ->
                new Fault(
                    Reason.WRONG_OPERAND,
                    "a Complete claim says nothing about the other player's lines"));
  }
}
