/** The table, the two engines over it, and the way from the table to a certificate. */
@NullMarked
package dev.touchstone.solver.search;

import org.jspecify.annotations.NullMarked;
