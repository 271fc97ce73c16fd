/**
 * The solver of Hex: who owns a chain in the end. It searches for Links between the two sides,
 * which are claims of the theorems T14 to T17, and every position that it decides has one.
 */
@NullMarked
package dev.touchstone.solver.hex;

import org.jspecify.annotations.NullMarked;
