/** docs/architecture.md as tests: who may use whom, what is absent, how large things get. */
@NullMarked
package dev.touchstone.house;

import org.jspecify.annotations.NullMarked;
