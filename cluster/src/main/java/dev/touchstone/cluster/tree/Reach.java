package dev.touchstone.cluster.tree;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;

/**
 * What is reached from stones that the prover owns: Complete ⟨N, Z⟩ of Maker, and in Hex Link ⟨N,
 * Z⟩ of either player's two sides.
 */
public record Reach(Player prover, CellSet needs, CellSet zone) implements Claim {

  /**
   * More is asked than T10 and T18 ask: that no cell of the zone is taken at all, so that it can be
   * one of several options (T6, T14).
   */
  @Override
  public boolean fits(Ground ground, Stones stones) {
    Position position = stones.position();
    return position.mover() != prover
        && !zone.intersects(stones.taken())
        && position.stones(prover).containsAll(needs);
  }

  @Override
  public Reach image(Ground ground, int symmetry) {
    return symmetry == 0
        ? this
        : new Reach(prover, ground.image(symmetry, needs), ground.image(symmetry, zone));
  }
}
