package dev.touchstone.solver.race;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import dev.touchstone.solver.board.Arena;

/**
 * What a search is about: the board that it plays on, the position at the beginning, and the board
 * of the statement.
 *
 * @param searched the board of the search
 * @param stated how cells and lines are called in a proof
 * @param attacker the attacker's stones at the beginning, in the search
 * @param defender the defender's
 */
record RaceField(RaceBoard searched, Stated stated, CellSet attacker, CellSet defender) {

  /** A finite board as it is. */
  static RaceField of(Arena arena, Player attacker) {
    Setup setup = arena.problem.setup();
    return of(new RaceBoard(arena.game, arena.symmetries, attacker), setup);
  }

  /** A position of it. */
  static RaceField of(RaceBoard board, Setup setup) {
    return new RaceField(
        board,
        Stated.asSearched(board, setup),
        setup.stones(board.attacker),
        setup.stones(board.attacker.opponent()));
  }

  /** The free cells at the beginning. */
  CellSet free() {
    return searched.game.allCells().minus(attacker).minus(defender);
  }
}
