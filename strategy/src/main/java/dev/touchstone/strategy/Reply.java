package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import java.util.OptionalInt;

/**
 * What the strategy plays, and why.
 *
 * @param cell where its stone goes; nowhere if the board is full
 * @param ground on what it rests
 * @param to the move that it answers; none if it is the first move of the game
 * @param asked whether that move had to be answered: otherwise the stone is one more than needed
 * @param group the group that is settled by it, or no cells
 * @param promise what the strategy relies on afterwards
 */
public record Reply(
    OptionalInt cell,
    Ground ground,
    OptionalInt to,
    boolean asked,
    CellSet group,
    Promise promise) {}
