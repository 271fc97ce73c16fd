package dev.touchstone.certificate;

import dev.touchstone.game.CellSet;

/**
 * P plays {@code cells}; then the claim holds.
 *
 * @param <C> a claim
 */
public record Answer<C>(CellSet cells, C then) {}
