/**
 * Claims forged one by one: what a rule lets pass is held against every position that it speaks of.
 */
@NullMarked
package dev.touchstone.bench.forge;

import org.jspecify.annotations.NullMarked;
