package dev.touchstone.verifier;

import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.LinkStep;
import dev.touchstone.certificate.Reason;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.statement.Statement;

/** Theorems T15, TOUCH, T16, JOIN, and T17, FILL: the Links of Hex. */
final class LinkRules {

  private final Hypergraph game;
  private final int[][] around;

  private LinkRules(Hypergraph game, int[][] around) {
    this.game = game;
    this.around = around;
  }

  /** For the prover of the statement, if its game is Hex. */
  static LinkRules of(Statement statement) {
    Hypergraph game = statement.hypergraph();
    if (!(statement.board() instanceof HexBoard board)) {
      return new LinkRules(game, new int[0][]);
    }
    int[][] around = new int[game.cellCount()][];
    for (int cell = 0; cell < around.length; cell++) {
      around[cell] = board.around(cell, statement.prover());
    }
    return new LinkRules(game, around);
  }

  private void checkGame() throws Fault {
    if (!isHex()) {
      throw new Fault(Reason.RULE_OF_HEX, "links are claims of Hex");
    }
  }

  /** T15: the two are neighbours, and one of them is a cell. */
  Link touch(int a, int b) throws Fault {
    checkGame();
    CellSet cells = game.noCells();
    boolean neighbours = false;
    for (int[] pair : new int[][] {{a, b}, {b, a}}) {
      if (pair[0] < around.length) {
        cells = cells.with(pair[0]);
        for (int place : around[pair[0]]) {
          neighbours |= place == pair[1];
        }
      }
    }
    if (!neighbours) {
      throw new Fault(Reason.NOT_NEIGHBOURS, a + " and " + b + " are no neighbours");
    }
    return Link.between(a, b, cells, game.noCells());
  }

  /** T16: one end in common; outside the other's stones the zones have no cell in common. */
  Link join(Claim one, Claim other) throws Fault {
    checkGame();
    Link first = link(one);
    Link second = link(other);
    int meeting = second.hasEnd(first.from()) ? first.from() : first.to();
    int from = first.otherEnd(meeting);
    int to = second.otherEnd(meeting);
    if (!second.hasEnd(meeting) || from == to) {
      throw new Fault(Reason.ENDS_DO_NOT_MEET, "two links with one end in common are joined");
    }
    CellSet free = first.zone().minus(second.needs());
    CellSet otherFree = second.zone().minus(first.needs());
    if (free.intersects(otherFree)) {
      throw new Fault(
          Reason.ZONES_OVERLAP,
          "cells " + free.intersection(otherFree) + " are in the zones of both links");
    }
    return Link.between(from, to, first.needs().union(second.needs()), free.union(otherFree));
  }

  /** T17: K holds no end, and nothing of A; its cells are dead, each given the other one. */
  Link fill(Claim claim, LinkStep.Fill fill) throws Fault {
    checkGame();
    CellSet filled = fill.filled();
    if (filled.count() > 2) {
      throw new Fault(Reason.FILL_SIZE, filled.count() + " cells filled at once");
    }
    if (filled.intersects(fill.given())) {
      throw new Fault(
          Reason.FILL_OVERLAPS,
          "cells " + filled.intersection(fill.given()) + " are filled and given");
    }
    Link link = link(claim);
    if (contains(filled, link.from()) || contains(filled, link.to())) {
      throw new Fault(Reason.END_FILLED, "an end of the link is filled");
    }
    CellSet needs = link.needs().minus(filled).union(fill.given());
    CellSet zone = link.zone().minus(filled).minus(needs);
    for (int cell : filled.toArray()) {
      if (!isDead(cell, needs.union(filled.without(cell)), zone)) {
        throw new Fault(Reason.CELL_NOT_DEAD, "cell " + cell + " is not dead");
      }
    }
    CellSet answered = filled.count() == 2 ? zone.union(filled) : zone;
    return Link.between(link.from(), link.to(), needs, answered);
  }

  private boolean contains(CellSet cells, int end) {
    return end < game.cellCount() && cells.contains(end);
  }

  /**
   * Whether a chain through the cell can do without it: from any place round it that counts to any
   * other the way is short, or goes round through cells and sides of P's.
   */
  private boolean isDead(int cell, CellSet own, CellSet open) {
    int[] places = around[cell];
    for (int u = 0; u < places.length; u++) {
      for (int v = u + 1; v < places.length; v++) {
        boolean count = counts(places[u], own, open) && counts(places[v], own, open);
        if (count && !isRoundBetween(places, u, v, own) && !isRoundBetween(places, v, u, own)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean counts(int place, CellSet own, CellSet open) {
    return isOwn(place, own) || (isCell(place) && open.contains(place));
  }

  private boolean isOwn(int place, CellSet own) {
    return place != HexBoard.NOTHING && (!isCell(place) || own.contains(place));
  }

  private boolean isCell(int place) {
    return place != HexBoard.NOTHING && place < game.cellCount();
  }

  /** Whether on the way from u on to v all places between are P's; next to one another none is. */
  private boolean isRoundBetween(int[] places, int u, int v, CellSet own) {
    for (int i = (u + 1) % places.length; i != v; i = (i + 1) % places.length) {
      if (!isOwn(places[i], own)) {
        return false;
      }
    }
    return true;
  }

  private static Link link(Claim claim) throws Fault {
    if (claim instanceof Link link) {
      return link;
    }
    throw new Fault(Reason.WRONG_OPERAND, "JOIN and FILL take Links only");
  }

  /**
   * T9: whether a permutation of the cells keeps neighbours; then which ends the two sides become.
   *
   * @return the image of each end
   */
  int[] ends(int[] cells) throws Fault {
    int count = cells.length;
    for (int exchanged = 0; exchanged < 2; exchanged++) {
      int[] ends = new int[count + 2];
      System.arraycopy(cells, 0, ends, 0, count);
      ends[count] = count + exchanged;
      ends[count + 1] = count + 1 - exchanged;
      if (keepsNeighbours(ends)) {
        return ends;
      }
    }
    throw new Fault(Reason.NOT_A_SYMMETRY, "neighbours or sides are torn apart");
  }

  private boolean keepsNeighbours(int[] ends) {
    for (int cell = 0; cell < around.length; cell++) {
      int[] images = around[ends[cell]];
      for (int place : around[cell]) {
        if (place != HexBoard.NOTHING && !has(images, ends[place])) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean has(int[] places, int wanted) {
    for (int place : places) {
      if (place == wanted) {
        return true;
      }
    }
    return false;
  }

  /** Whether the game is Hex. */
  boolean isHex() {
    return around.length > 0;
  }
}
