/** Wins that are seen without branching over moves. */
@NullMarked
package dev.touchstone.solver.leaf;

import org.jspecify.annotations.NullMarked;
