package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;

/**
 * A claim in force, and the cells on which it is played.
 *
 * @param imagined cells that it is played as if P owned them: what FILLs around it fill (T17); a
 *     stone of O's there asks for no answer
 */
record Part(int claim, Roles roles, CellSet imagined) {

  /** Another claim on the same cells. */
  Part of(int other) {
    return new Part(other, roles, imagined);
  }

  /** Another claim on cells that stand for other roles. */
  Part of(int other, Roles inner) {
    return new Part(other, inner, imagined);
  }

  /** Another claim, for which P owns these cells as well. */
  Part imagining(int other, CellSet cells) {
    return new Part(other, roles, imagined.union(cells));
  }
}
