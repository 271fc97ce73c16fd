package dev.touchstone.solver;

import dev.touchstone.game.CellList;

/**
 * A turn of the mover's that may be the best, where a search has ended without a winner.
 *
 * @param work what is still expected until the mover has won by it
 */
public record Suggestion(CellList turn, double work) {}
