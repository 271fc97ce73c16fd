package dev.touchstone.cluster.tree;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;

/** What the prover can do with the opponent to move (docs/theorems.md, Claims). */
public sealed interface Claim permits Block, Reach, TwoSided {

  /** Stones of the prover's, perhaps none, with the claim that holds then. */
  record Reply(CellSet cells, Claim then) {}

  Player prover();

  /** Where the prover plays: no cell of it may be the opponent's. */
  CellSet zone();

  /**
   * Whether the claim decides the position for the prover, and can be one of several options there.
   */
  default boolean fits(Ground ground, Position position) {
    return fits(ground, Stones.of(ground, position));
  }

  boolean fits(Ground ground, Stones stones);

  /** T9. */
  Claim image(Ground ground, int symmetry);
}
