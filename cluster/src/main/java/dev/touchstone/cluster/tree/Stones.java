package dev.touchstone.cluster.tree;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.LineSet;

/**
 * A position against which many claims are held.
 *
 * @param taken by either player
 * @param blocked the lines on which Breaker has a stone
 */
record Stones(Position position, CellSet taken, LineSet blocked) {

  static Stones of(Ground ground, Position position) {
    return new Stones(position, position.taken(), ground.game().linesMeeting(position.breaker()));
  }
}
