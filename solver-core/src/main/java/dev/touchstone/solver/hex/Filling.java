package dev.touchstone.solver.hex;

import dev.touchstone.solver.hex.Link.Placed;
import java.util.ArrayList;
import java.util.List;

/**
 * A position in which dead cells and captured pairs are filled in until there are none: a dead cell
 * with a stone of the waiter's, a pair with two of its captor's. The mover joins the upper and the
 * lower side of the view.
 */
final class Filling {

  /**
   * One filling.
   *
   * @param cells a dead cell, or a captured pair
   * @param byMover whether the mover has them now
   */
  private record Fill(Cells cells, boolean byMover) {}

  /** Of the places round a cell those with a higher number, the lowest first. */
  private static final int[] LATER = {0, 2, 1};

  private final View view;
  private final int[] surroundings;
  private final Cells moverBefore;
  private final Cells waiterBefore;
  private final List<Fill> fills = new ArrayList<>();
  private Cells mover;
  private Cells waiter;

  Filling(View view, Cells mover, Cells waiter) {
    this.view = view;
    surroundings = new int[view.cells];
    this.mover = moverBefore = mover;
    this.waiter = waiterBefore = waiter;
    boolean again = true;
    while (again) {
      again = fillDead();
      again |= capture(true);
      again |= capture(false);
    }
  }

  Cells mover() {
    return mover;
  }

  Cells waiter() {
    return waiter;
  }

  private Cells free() {
    return view.all.minus(mover).minus(waiter);
  }

  private boolean fillDead() {
    boolean any = false;
    Cells open = free();
    for (int cell = open.first(); cell >= 0; cell = open.after(cell)) {
      if (view.isDead(cell, mover, open)) {
        waiter = waiter.with(cell);
        open = open.without(cell);
        fills.add(new Fill(Cells.of(cell), false));
        any = true;
      }
    }
    return any;
  }

  private boolean capture(boolean byMover) {
    boolean any = false;
    Cells open = free();
    look(byMover, open);
    for (int cell = open.first(); cell >= 0; cell = open.after(cell)) {
      int partner = captured(cell, open);
      if (partner >= 0) {
        Cells pair = Cells.of(cell).with(partner);
        mover = byMover ? mover.or(pair) : mover;
        waiter = byMover ? waiter : waiter.or(pair);
        open = open.minus(pair);
        fills.add(new Fill(pair, byMover));
        look(byMover, open);
        any = true;
      }
    }
    return any;
  }

  private void look(boolean byMover, Cells open) {
    for (int cell = open.first(); cell >= 0; cell = open.after(cell)) {
      surroundings[cell] = view.surrounding(cell, !byMover, byMover ? mover : waiter, open);
    }
  }

  /** With which later cell this one is captured, or -1. Each is open for the other one. */
  private int captured(int cell, Cells open) {
    for (int place : LATER) {
      int partner = view.around(cell, place);
      if (partner >= 0
          && partner < view.cells
          && open.has(partner)
          && isDeadWith(cell, place)
          && isDeadWith(partner, (place + DeadCells.PLACES / 2) % DeadCells.PLACES)) {
        return partner;
      }
    }
    return -1;
  }

  /** Whether the cell is dead once the open one at this place is the captor's. */
  private boolean isDeadWith(int cell, int place) {
    int more = (DeadCells.OWN - DeadCells.OPEN) * DeadCells.POWERS[place];
    return DeadCells.isDead(surroundings[cell] + more);
  }

  /**
   * A link of the filled position as one of the position before.
   *
   * @param links those of the player whose link it is
   * @param answer a stone that this player has besides, or none (-1)
   */
  Placed undone(Placed link, Links links, boolean ofMover, int answer) {
    Cells own = ofMover ? moverBefore : view.across(waiterBefore);
    own = own.or(links.view.only(answer));
    Cells[] owned = new Cells[fills.size()];
    for (int i = 0; i < owned.length; i++) {
      owned[i] = own;
      Fill fill = fills.get(i);
      if (fill.byMover == ofMover) {
        own = own.or(ofMover ? fill.cells : view.across(fill.cells));
      }
    }
    Placed undone = link;
    for (int i = owned.length - 1; i >= 0; i--) {
      Fill fill = fills.get(i);
      if (fill.byMover == ofMover) {
        undone = links.filled(undone, ofMover ? fill.cells : view.across(fill.cells), owned[i]);
      }
    }
    return undone;
  }
}
