/**
 * Theorems on the disk: a folder with statement, certificate and manifest, written whole, verified
 * as it lies there, and said in words; and every way in which that is refused.
 */
@NullMarked
package dev.touchstone.theorem;

import org.jspecify.annotations.NullMarked;
