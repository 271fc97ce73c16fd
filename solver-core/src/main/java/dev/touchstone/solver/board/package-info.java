/** Positions in the form in which the search sees them. */
@NullMarked
package dev.touchstone.solver.board;

import org.jspecify.annotations.NullMarked;
