package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A moment of a game.
 *
 * @param own stones of the prover
 * @param inForce the claims in force
 * @param opponentMoves whether it is the opponent's turn
 * @param left the stones that the opponent still has to place in its turn; none if the board is
 *     full
 * @param turn the opponent's stones since the strategy's last turn, in order
 * @param reply the strategy's turn that led here, if one did
 */
record Situation(
    CellSet own,
    CellSet opponents,
    InForce inForce,
    boolean opponentMoves,
    int left,
    List<Integer> turn,
    @Nullable Reply reply) {

  Situation {
    turn = List.copyOf(turn);
  }

  CellSet taken() {
    return own.union(opponents);
  }

  /** The claims in force, but for those of tiles. */
  List<Part> parts() {
    return inForce.parts();
  }

  boolean isFree(int cell) {
    return !own.contains(cell) && !opponents.contains(cell);
  }

  /** The opponent has placed one stone more; with the last of its turn, the strategy is to move. */
  Situation afterOpponent(int cell) {
    List<Integer> stones = new ArrayList<>(turn);
    stones.add(cell);
    return new Situation(own, opponents.with(cell), inForce, left > 1, left - 1, stones, null);
  }

  /** The cells of the stones that led here: of a whole turn of the strategy, one of the other. */
  List<Integer> placed() {
    return reply != null ? reply.cells() : turn.subList(Math.max(0, turn.size() - 1), turn.size());
  }
}
