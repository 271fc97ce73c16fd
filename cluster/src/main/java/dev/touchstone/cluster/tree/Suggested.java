package dev.touchstone.cluster.tree;

import dev.touchstone.game.CellSet;

/**
 * A turn that a job has found promising for the mover of its position; nobody need believe it.
 *
 * @param work still expected until the mover has won by it
 */
public record Suggested(CellSet move, double work) {}
