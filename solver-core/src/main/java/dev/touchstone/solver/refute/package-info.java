/**
 * What can be said of a position without branching over moves: wins by threats, and the options of
 * the waiting side that pairs and threats give. One technique a file, registered in {@code
 * Techniques}.
 *
 * <p>Nothing here looks at successors, chooses where to search, or writes proofs.
 */
@NullMarked
package dev.touchstone.solver.refute;

import org.jspecify.annotations.NullMarked;
