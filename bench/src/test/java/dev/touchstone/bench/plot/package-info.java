/** Places on an axis, and the images. */
@NullMarked
package dev.touchstone.bench.plot;

import org.jspecify.annotations.NullMarked;
