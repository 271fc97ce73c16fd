package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Stones that the strategy places for one and the same reason.
 *
 * @param cells where, in order; at least one
 * @param ground on what they rest
 * @param asked whether they had to be placed: otherwise they are more than needed
 * @param group the group that is settled by them, or no cells
 * @param which the option that they are of; null if they are of none
 */
public record Placed(
    List<Integer> cells, Ground ground, boolean asked, CellSet group, @Nullable Which which) {

  /** An option among several, which count from 1. */
  public record Which(int number, int of) {}

  public Placed {
    cells = List.copyOf(cells);
  }
}
