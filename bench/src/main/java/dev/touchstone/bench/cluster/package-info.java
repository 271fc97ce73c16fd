/** Many processes at one game: what they cost, and what is left of it when some are killed. */
@NullMarked
package dev.touchstone.bench.cluster;

import org.jspecify.annotations.NullMarked;
