/**
 * Boards and positions in the form in which the search sees them: incidence, normal form, parts,
 * symmetries, potential.
 *
 * <p>Nothing here knows what the search has found out, which engine asks, or how a proof is
 * written.
 */
@NullMarked
package dev.touchstone.solver.board;

import org.jspecify.annotations.NullMarked;
