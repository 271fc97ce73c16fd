package dev.touchstone.cluster.tree;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.LineSet;
import dev.touchstone.game.Player;

/** Block ⟨Z, L⟩: Breaker keeps Maker from each of these lines. */
public record Block(CellSet zone, LineSet lines) implements Claim {

  @Override
  public Player prover() {
    return Player.WHITE;
  }

  /**
   * More is asked than T10 asks: that no cell of the zone is taken at all, so that it can be one of
   * several options (T5).
   */
  @Override
  public boolean fits(Ground ground, Stones stones) {
    return stones.position().mover() == Player.BLACK
        && !zone.intersects(stones.taken())
        && lines.union(stones.blocked()).containsAll(ground.game().allLines());
  }

  @Override
  public Block image(Ground ground, int symmetry) {
    return symmetry == 0
        ? this
        : new Block(ground.image(symmetry, zone), ground.lineImage(symmetry, lines));
  }
}
