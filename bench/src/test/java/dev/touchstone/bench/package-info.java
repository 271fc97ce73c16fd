/** What is drawn from the measurements is checked; the measurements are not. */
@NullMarked
package dev.touchstone.bench;

import org.jspecify.annotations.NullMarked;
