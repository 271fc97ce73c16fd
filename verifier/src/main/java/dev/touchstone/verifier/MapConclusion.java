package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Left;
import dev.touchstone.certificate.Reason;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;
import java.util.List;

/**
 * Theorem T23: the map of Hex. Each answer left wins for Black by T18, as the first move of the
 * game, and against whatever White has taken before but what it touches. So all first moves that
 * are listed must be answers; and all others, mirrored, must each be left alone by an answer, by
 * which White then wins.
 */
final class MapConclusion extends LinkConclusion {

  @Override
  void check(Statement statement, HostRules host, List<Left<Claim>> left) throws Fault {
    HexBoard board = (HexBoard) statement.board();
    Hypergraph game = statement.hypergraph();
    CellSet won = game.noCells();
    CellSet touchedByAll = game.allCells();
    for (Left<Claim> each : left) {
      CellSet answer = each.answer();
      if (answer == null) {
        throw new Fault(Reason.WRONG_CONCLUSION, "a claim is left, where all must be answers");
      }
      check(statement, Player.BLACK, answer, each.claim());
      won = won.union(answer);
      touchedByAll = touchedByAll.intersection(answer.union(each.claim().zone()));
    }
    CellSet listed = statement.onlyBy().orElseThrow();
    if (!won.containsAll(listed)) {
      throw new Fault(
          Reason.FIRST_MOVE_OPEN, "no answer is one of the first moves " + listed.minus(won));
    }
    for (int cell : touchedByAll.toArray()) {
      if (!listed.contains(board.mirrored(cell))) {
        throw new Fault(
            Reason.FIRST_MOVE_OPEN, "no answer to the first move " + board.mirrored(cell));
      }
    }
  }
}
