package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import java.util.List;

/**
 * What the strategy relies on in a position, on the cells of the board: the claims in force.
 *
 * @param needs stones of its own that it builds on (Complete claims)
 * @param zone where it will play and answer; outside, the opponent may play as it likes (of a Win
 *     or a Hold: as far as its tolerances go)
 * @param groups in the order of the claims, the free cells of groups without a stone of its own:
 *     who takes some of one is answered on another cell of it. Other cells of the zone have answers
 *     that depend on the move.
 */
public record Promise(CellSet needs, CellSet zone, List<CellSet> groups) {

  public Promise {
    groups = List.copyOf(groups);
  }
}
