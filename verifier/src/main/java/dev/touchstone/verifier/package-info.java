/**
 * Checks certificates against statements: the stack of claims, one checker per rule, and nothing
 * that searches, waits, guesses or remembers.
 */
@NullMarked
package dev.touchstone.verifier;

import org.jspecify.annotations.NullMarked;
