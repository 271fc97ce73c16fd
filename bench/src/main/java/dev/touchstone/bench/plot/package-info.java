/** Measurements as SVG: a small writer of our own, whose bytes depend on the numbers alone. */
@NullMarked
package dev.touchstone.bench.plot;

import org.jspecify.annotations.NullMarked;
