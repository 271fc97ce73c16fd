/** Positions of the truncated boards as Czifra et al. simplify and count them. */
@NullMarked
package dev.touchstone.bench.czifra;

import org.jspecify.annotations.NullMarked;
