package dev.touchstone.game;

import java.util.OptionalInt;

/** Where a game is played: says the cells' names and the winning lines. */
public sealed interface Board permits GridBoard, TruncatedBoard, Hypergraph {

  /** The board in the short notation for people; a hypergraph says only that it is one. */
  String notation();

  /** Builds cells and lines. */
  Game game() throws BadGameException;

  /** The name of a cell, as people write it. */
  String cellName(int cell);

  /** The number of the cell with this name, if there is one. */
  OptionalInt cellNumber(String name);

  /**
   * Whether the lines are all runs of k cells, so that a longer run (an overline) exists that a
   * rule may treat apart.
   */
  default boolean hasRuns() {
    return false;
  }
}
