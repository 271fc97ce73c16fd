/**
 * Local games: Maker places one to p stones, Breaker answers with at most as many, on a few cells.
 * What Breaker wins is a Block claim by T3, T5 and T7, fit to be a tile of a tiling (T22).
 */
@NullMarked
package dev.touchstone.solver.local;

import org.jspecify.annotations.NullMarked;
