/** Decides who wins a weak game and hands back the proof. Start at {@link Solver}. */
@NullMarked
package dev.touchstone.solver;

import org.jspecify.annotations.NullMarked;
