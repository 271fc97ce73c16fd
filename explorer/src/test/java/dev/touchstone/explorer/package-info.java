/** The pages in a real browser. */
@NullMarked
package dev.touchstone.explorer;

import org.jspecify.annotations.NullMarked;
