package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.statement.Statement;

/**
 * How claims that are seen through a window are played on an infinite board (docs/theorems.md, T19
 * to T21): as on a finite one. Zones and T_i lie in the window, so that a stone of O's elsewhere is
 * in none of them, wherever it is; the first option of ORDERED is for it. Only stones too many go
 * otherwise: there is no cell on most lines.
 */
final class HostAnswering implements Answers {

  private final Statement statement;
  private final HostCells cells;
  private final Answering near;

  /**
   * @param near for the cells that have numbers in the certificate
   */
  HostAnswering(Statement statement, HostCells cells, Answering near) {
    this.statement = statement;
    this.cells = cells;
    this.near = near;
  }

  @Override
  public InForce beginning() {
    return near.beginning();
  }

  @Override
  public Situation open(Situation now, CellSet opening) {
    return completed(now, near.opened(seen(now), opening), statement.opening());
  }

  @Override
  public Situation answer(Situation now) {
    return completed(now, near.asked(seen(now), roles -> unseen(now, roles)), statement.turn());
  }

  private Situation completed(Situation now, Draft draft, int stones) {
    near.goOn(draft, stones);
    HostTurn turn = new HostTurn(cells, now);
    draft.placed().forEach(placed -> turn.place(lifted(placed)));
    Promise promise = lifted(near.promise(draft.parts(), draft.taken(), draft.own()));
    return turn.end(stones, InForce.of(draft.parts()), promise, statement.turn());
  }

  @Override
  public Promise promise(Situation now) {
    return lifted(near.promise(seen(now)));
  }

  @Override
  public int turnsToLookUp(InForce inForce) {
    return near.turnsToLookUp(inForce);
  }

  /**
   * The roles of stones on cells that have no number in the certificate: a motion may have put a
   * claim there whose lines count them (T12 for p ≥ 2).
   */
  private CellSet unseen(Situation now, Roles roles) {
    CellSet found = CellSet.of(cells.nearCount());
    for (int cell : now.turn()) {
      int role = cell < cells.nearCount() ? -1 : cells.known(roles.roleOn(cells.at(cell)));
      found = role >= 0 && role < cells.nearCount() ? found.with(role) : found;
    }
    return found;
  }

  /** What of a moment is seen by the certificate. */
  private Situation seen(Situation now) {
    return new Situation(
        cells.near(now.own()),
        cells.near(now.opponents()),
        now.inForce(),
        now.opponentMoves(),
        now.left(),
        now.turn().stream().filter(cell -> cell < cells.nearCount()).toList(),
        null);
  }

  private Placed lifted(Placed placed) {
    return new Placed(
        placed.cells(),
        placed.ground(),
        placed.asked(),
        cells.lifted(placed.group()),
        placed.which());
  }

  private Promise lifted(Promise promise) {
    return new Promise(
        cells.lifted(promise.needs()),
        cells.lifted(promise.zone()),
        promise.groups().stream().map(cells::lifted).toList());
  }
}
