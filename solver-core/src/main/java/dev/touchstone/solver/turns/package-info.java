/**
 * Strong games with turns of several stones, as Connect6: threats that take the opponent's time,
 * null moves and what they do not answer, and the claims of both (docs/theorems.md, T11, T12, T19).
 */
@NullMarked
package dev.touchstone.solver.turns;

import org.jspecify.annotations.NullMarked;
