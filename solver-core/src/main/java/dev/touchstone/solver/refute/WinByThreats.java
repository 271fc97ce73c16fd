package dev.touchstone.solver.refute;

import dev.touchstone.solver.Effort;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.table.Node;

/**
 * Maker, to move, wins at once by threats: then no option of Breaker's is looked for. Each of her
 * answers is forced, so the claim is a chain of ANSWER frames (T5), and {@link ThreatSearch} says
 * whose idea the search is.
 */
final class WinByThreats implements Technique {

  private final ThreatSearch threats;
  private final int tries;

  WinByThreats(Arena arena, Effort effort) {
    threats = ThreatSearch.of(arena);
    tries = effort.threatTries();
  }

  @Override
  public int apply(Node node, Position position) {
    if (!node.breakerMoves) {
      threats.begin(position);
      Threats win = threats.find(Node.NONE, tries);
      if (win != null) {
        win.copyCells(node.zone);
        node.wonByMover(Node.NONE);
      }
    }
    return 0;
  }
}
