/** What forges claims, put to the test. */
@NullMarked
package dev.touchstone.bench.forge;

import org.jspecify.annotations.NullMarked;
