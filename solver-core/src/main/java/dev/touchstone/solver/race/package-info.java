/**
 * Strong games with one stone a turn: who completes a line first, or nobody. Proof-number search
 * over positions up to symmetry, in which both results carry claims with tolerances
 * (docs/theorems.md, T11 to T13): the attacker's Win or the defender's Hold, so that zones cut
 * replies on both sides. docs/adr/0021-strong-solver.md is the essay.
 */
@NullMarked
package dev.touchstone.solver.race;

import org.jspecify.annotations.NullMarked;
