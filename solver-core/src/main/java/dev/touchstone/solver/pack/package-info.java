/**
 * Packings: Breaker wins at once where blocks and pairs without a common cell take care of every
 * line.
 *
 * <p>Nothing here knows the table, the engines or how a proof is written.
 */
@NullMarked
package dev.touchstone.solver.pack;

import org.jspecify.annotations.NullMarked;
