package dev.touchstone.verifier;

import dev.touchstone.certificate.Answer;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Looks;
import dev.touchstone.certificate.Ordering;
import dev.touchstone.certificate.Race;
import dev.touchstone.certificate.Reason;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Theorems T11, DONE, and T12, ORDERED: the claims of strong games where longer runs count. {@link
 * Ordering} has the side conditions of T12; of T11 that the line is one of P's.
 */
final class RaceRules {

  private final Statement statement;
  private final HostRules host;
  private @Nullable Ordering ordering;
  private final CellSet own;
  private final CellSet opponents;
  private final Looks looks;

  RaceRules(Statement statement, HostRules host, Looks looks) {
    this.statement = statement;
    this.host = host;
    this.looks = looks;
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
    if (!statement.overlineWins()) {
      throw new Fault(
          Reason.UNSUPPORTED_STATEMENT,
          "strong games: claims of who is first are for games in which overlines win");
    }
  }

  Claim done(int line) throws Fault {
    checkGame();
    Hypergraph game = statement.hypergraph();
    if (!game.linesOf(statement.prover()).contains(line)) {
      throw new Fault(Reason.LINE_OF_THE_OPPONENT, "the prover does not win by line " + line);
    }
    Race race = against(statement, statement.prover(), Race.done(game, line));
    return new TwoSided(race, host.farOfDone());
  }

  /** The stones of the open frames come on top of the initial ones. */
  Claim ordered(List<Answer<Claim>> options, CellSet framesOwn, CellSet framesOpponents)
      throws Fault {
    checkGame();
    if (ordering == null) {
      ordering = new Ordering(statement.hypergraph(), statement.turn(), host.window());
    }
    List<Answer<Race>> races = new ArrayList<>(options.size());
    for (Answer<Claim> option : options) {
      OptionsRule.checkSize(statement.turn(), option.cells());
      races.add(new Answer<>(option.cells(), raceOf(option.then())));
    }
    Ordering.Made made =
        ordering.check(races, own.union(framesOwn), opponents.union(framesOpponents));
    looks.turns(made.looks());
    return new TwoSided(made.claim(), host.farOfOrdered(options, made.far()));
  }

  private Race raceOf(Claim claim) throws Fault {
    return claim
        .race(statement.hypergraph())
        .map(race -> against(statement, statement.prover(), race))
        .orElseThrow(
            () ->
                new Fault(
                    Reason.WRONG_OPERAND,
                    "a Complete claim says nothing about the other player's lines"));
  }

  /** What a claim says where only some lines are the opponent's. */
  static Race against(Statement statement, Player prover, Race race) {
    Hypergraph game = statement.hypergraph();
    return game.isShared() ? race : race.against(game.linesOf(prover.opponent()));
  }
}
