/**
 * One search from the request to its result: threads, limits, progress, sweeps, checkpoints. Start
 * at {@link Solver}.
 *
 * <p>Nothing here decides what a position is worth; nothing here prints.
 */
@NullMarked
package dev.touchstone.solver.run;

import org.jspecify.annotations.NullMarked;
