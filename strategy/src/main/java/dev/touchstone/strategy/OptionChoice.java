package dev.touchstone.strategy;

import dev.touchstone.certificate.Rule;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.statement.Statement;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Which option of a claim answers a turn of O's: the first one that the turn leaves alone, and
 * which has room for it (docs/theorems.md, T5, T6, T12, T14).
 */
final class OptionChoice {

  private final Hypergraph game;
  private final boolean inTurns;
  private final ClaimStore claims;

  OptionChoice(Statement statement, ClaimStore claims) {
    game = statement.hypergraph();
    inTurns = statement.turn() > 1;
    this.claims = claims;
  }

  /** The number of the first option that answers these roles with at most so many stones. */
  int first(Part part, int most, CellSet struck) {
    return find(part, most, struck)
        .orElseThrow(() -> new NoAnswerException("no option is free of this move"));
  }

  /** The same, if there is one. */
  OptionalInt find(Part part, int most, CellSet struck) {
    List<ClaimStore.Option> options = claims.options(part.claim());
    Optional<Rooms> rooms =
        inTurns && claims.rule(part.claim()) == Rule.ORDERED
            ? Optional.of(claims.rooms(part.claim()))
            : Optional.empty();
    return IntStream.range(0, options.size())
        .filter(i -> options.get(i).answer().count() <= most)
        .filter(i -> !isTouched(options.get(i), struck))
        .filter(i -> rooms.map(room -> room.hasFor(game, i, struck)).orElse(true))
        .findFirst();
  }

  private boolean isTouched(ClaimStore.Option option, CellSet struck) {
    return option.answer().intersects(struck)
        || option.guards().intersects(struck)
        || claims.zone(option.then()).intersects(struck);
  }
}
