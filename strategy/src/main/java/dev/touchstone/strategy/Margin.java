package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;

/**
 * A line on which a two-sided claim in force has a tolerance (docs/theorems.md, Strong games), and
 * the strategy no stone.
 *
 * @param spare how many stones more the opponent could have there now, and the claim would hold
 */
public record Margin(CellSet line, int spare) {}
