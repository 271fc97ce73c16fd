/**
 * The two checkers side by side: mutants of certificates and statements, which both must judge
 * alike. Mutants are made of bytes and numbers as docs/format.md lays them out; nothing here knows
 * whether a step is sound.
 */
@NullMarked
package dev.touchstone.bench.differential;

import org.jspecify.annotations.NullMarked;
