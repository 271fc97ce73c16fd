/** Games as a theorem sees them: cells, winning lines, stones. No rule of play is judged here. */
@NullMarked
package dev.touchstone.game;

import org.jspecify.annotations.NullMarked;
