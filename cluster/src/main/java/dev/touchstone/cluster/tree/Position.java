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

  /** The position after the mover's stone; none for -1. */
  public Position after(int cell) {
    CellSet own = cell < 0 ? stones(mover) : stones(mover).with(cell);
    return mover == Player.BLACK
        ? new Position(own, breaker, Player.WHITE)
        : new Position(maker, own, Player.BLACK);
  }
}
