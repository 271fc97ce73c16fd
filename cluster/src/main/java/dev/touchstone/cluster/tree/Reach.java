package dev.touchstone.cluster.tree;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Rules;

/**
 * What is reached from stones that the prover owns: Complete ⟨N, Z⟩ of Maker, and in Hex Link ⟨N,
 * Z⟩ of either player's two sides.
 */
public record Reach(Player prover, CellSet needs, CellSet zone) implements Claim {

  /**
   * In a weak game more is asked than T10 asks: that no cell of the zone is taken at all, so that
   * it can be one of several options (T6). In Hex stones of the prover's may lie there: FILL gives
   * them to an option that must do without.
   */
  @Override
  public boolean fits(Ground ground, Stones stones) {
    Position position = stones.position();
    boolean isHex = ground.problem().rules() == Rules.HEX;
    return position.mover() != prover
        && !zone.intersects(isHex ? position.stones(prover.opponent()) : stones.taken())
        && position.stones(prover).containsAll(needs);
  }

  @Override
  public Reach image(Ground ground, int symmetry) {
    return symmetry == 0
        ? this
        : new Reach(prover, ground.image(symmetry, needs), ground.image(symmetry, zone));
  }
}
