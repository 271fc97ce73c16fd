/**
 * Who has signed a manifest, and whether it is of the proof at hand. A proof is right or wrong
 * whoever has signed it.
 */
@NullMarked
package dev.touchstone.signature;

import org.jspecify.annotations.NullMarked;
