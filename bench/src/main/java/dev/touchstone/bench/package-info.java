/** Programs that measure. Their output is what the documentation publishes. */
@NullMarked
package dev.touchstone.bench;

import org.jspecify.annotations.NullMarked;
