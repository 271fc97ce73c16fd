package dev.touchstone.solver.refute;

import dev.touchstone.solver.Effort;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.table.Node;
import dev.touchstone.solver.table.OptionKind;

/**
 * Maker waits, and threatens to win by threats: Breaker must play on a cell that such a win needs.
 * First the win that he has if she does nothing, then those that he has after single moves of hers,
 * until each move that is left has been tried. Looking at what threats need is the idea of Allis,
 * van den Herik and Huntjens [Allis96]; that a refutation answers all moves outside its zone is T5.
 */
final class ThreatAnswers implements Technique {

  private final ThreatSearch threats;
  private final int tries;
  private final Narrowing narrowing;
  private final long[] zone;

  ThreatAnswers(Arena arena, Effort effort, Narrowing narrowing) {
    threats = ThreatSearch.of(arena);
    tries = effort.threatTries();
    this.narrowing = narrowing;
    zone = arena.noCells();
  }

  @Override
  public int apply(Node node, Position position) {
    if (node.breakerMoves) {
      threats.begin(position);
      answer(node, Node.NONE);
      // The region shrinks on the way: what an answer has settled is not tried.
      for (int move = Sets.next(node.region, 0);
          move >= 0;
          move = Sets.next(node.region, move + 1)) {
        answer(node, move);
      }
    }
    return 0;
  }

  private void answer(Node node, int move) {
    Threats win = threats.find(move, tries);
    if (win != null) {
      win.copyCells(zone);
      narrowing.add(node, zone, OptionKind.THREATS, move, null, move);
    }
  }
}
