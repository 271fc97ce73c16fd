/**
 * Folders of theorems: solved, written, verified, signed, listed and checked again. What the
 * command line and the Maven plugin have in common; it knows neither.
 */
@NullMarked
package dev.touchstone.archive;

import org.jspecify.annotations.NullMarked;
