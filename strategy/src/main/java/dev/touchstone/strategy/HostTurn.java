package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.strategy.HostCells.At;
import java.util.ArrayList;
import java.util.List;

/** A turn of the prover's on an infinite board in the making. */
final class HostTurn {

  private final HostCells cells;
  private final Situation now;
  private final List<Placed> placed = new ArrayList<>();
  private CellSet own;
  private int stones;

  HostTurn(HostCells cells, Situation now) {
    this.cells = cells;
    this.now = now;
    own = now.own();
  }

  /** Stones that are new, for a reason that names cells of this game. */
  void place(Placed more) {
    placed.add(more);
    for (int cell : more.cells()) {
      own = own.with(cell);
      stones++;
    }
  }

  /**
   * The moment after the turn, which has so many stones: those too many go next to the last stone
   * that is answered, or to the cell 0,0.
   *
   * @param left the stones of the opponent's next turn
   */
  Situation end(int most, InForce inForce, Promise promise, int left) {
    At centre =
        now.turn().isEmpty() ? new At(0, 0) : cells.at(now.turn().get(now.turn().size() - 1));
    for (int away = 0; stones < most; away++) {
      ring(centre, away, most);
    }
    Reply reply = new Reply(placed, now.turn(), promise);
    return new Situation(own, now.opponents(), inForce, true, left, List.of(), reply);
  }

  /** On the free cells at this distance, row by row from below, each from the left. */
  private void ring(At centre, int away, int most) {
    for (int up = -away; up <= away; up++) {
      int step = Math.abs(up) == away ? 1 : 2 * away;
      for (int across = -away; across <= away && stones < most; across += step) {
        At at = new At(centre.x() + across, centre.y() + up);
        int known = cells.known(at);
        boolean free = known < 0 || (!own.contains(known) && !now.opponents().contains(known));
        if (free && cells.exists(at)) {
          place(new Placed(List.of(cells.cell(at)), Ground.ANYWHERE, false, cells.set(), null));
        }
      }
    }
  }
}
