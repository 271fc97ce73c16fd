package dev.touchstone.solver.turns;

/**
 * The first turn of the prover's that leaves the fewest replies without an answer.
 *
 * @param answered how many options answer all others
 * @param open how many replies have no answer
 */
public record Nearest(int answered, int open) {}
