package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A moment of a game.
 *
 * @param own stones of the prover
 * @param parts the claims in force: by OPTIONS, GROUPS, POTENTIAL or STONES, with disjoint zones
 * @param opponentMoves whether it is the opponent's turn
 * @param last the move that led here
 * @param reply the same, if it was the strategy's
 */
record Situation(
    CellSet own,
    CellSet opponents,
    List<Part> parts,
    boolean opponentMoves,
    OptionalInt last,
    @Nullable Reply reply) {

  Situation {
    parts = List.copyOf(parts);
  }

  CellSet taken() {
    return own.union(opponents);
  }

  boolean isFree(int cell) {
    return !own.contains(cell) && !opponents.contains(cell);
  }

  Situation afterOpponent(int cell) {
    return new Situation(own, opponents.with(cell), parts, false, OptionalInt.of(cell), null);
  }

  Situation after(Reply given, List<Part> then) {
    CellSet stones = given.cell().isPresent() ? own.with(given.cell().getAsInt()) : own;
    return new Situation(stones, opponents, then, true, given.cell(), given);
  }
}
