/**
 * The solver of Hex: who owns a chain in the end. It searches for Links between the two sides,
 * which are claims of the theorems T14 to T17, and every position that it decides has one. The
 * ideas are those of [Anshelevich02], [Hayward05], [BHJR07] and [HAH09];
 * docs/adr/0022-hex-solver.md says which.
 */
@NullMarked
package dev.touchstone.solver.hex;

import org.jspecify.annotations.NullMarked;
