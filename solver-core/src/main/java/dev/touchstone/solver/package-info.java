/**
 * What a solver is asked and what it answers: requests, results, progress, proofs. {@code
 * run.Solver} takes the one and gives the other.
 *
 * <p>The lowest room: all others may use it, and it uses none of them.
 */
@NullMarked
package dev.touchstone.solver;

import org.jspecify.annotations.NullMarked;
