package dev.touchstone.cluster.tree;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;

/** Who owns which cells, and who is to move. */
public record Position(CellSet maker, CellSet breaker, Player mover) {

  public CellSet stones(Player player) {
    return player == Player.BLACK ? maker : breaker;
  }

  public CellSet taken() {
    return maker.union(breaker);
  }

  /** The position after these stones of the mover's. */
  public Position after(CellSet stones) {
    CellSet own = stones(mover).union(stones);
    return mover == Player.BLACK
        ? new Position(own, breaker, Player.WHITE)
        : new Position(maker, own, Player.BLACK);
  }
}
