/**
 * A certificate read as a strategy and played. Nothing is searched here: what the certificate does
 * not hold has no answer. docs/playing.md says how every rule is played.
 */
@NullMarked
package dev.touchstone.strategy;

import org.jspecify.annotations.NullMarked;
