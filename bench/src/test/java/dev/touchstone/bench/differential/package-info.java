/** Tests of the differential fuzzer. */
@NullMarked
package dev.touchstone.bench.differential;

import org.jspecify.annotations.NullMarked;
