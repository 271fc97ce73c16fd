package dev.touchstone.solver.hex;

import dev.touchstone.solver.hex.Known.Position;
import dev.touchstone.solver.hex.Link.Option;
import dev.touchstone.solver.hex.Node.Child;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The first look at a position: links and semi-links of both players decide it, or say which moves
 * must be looked at, in which order.
 */
final class Expansion {

  private final Circuit circuit;
  private final double[] worth;

  Expansion(int cells) {
    circuit = new Circuit(cells);
    worth = new double[cells];
  }

  void of(Node node) {
    node.expanded = true;
    if (!moverHasLink(node) && !waiterHasLink(node)) {
      children(node);
    }
  }

  private boolean moverHasLink(Node node) {
    Known known = node.known;
    Points points = new Points(known.view, node.mover, node.waiter);
    if (points.joined) {
      // By cells that were filled in.
      node.wonByMover(-1, Extraction.chain(known.links, node.mover));
      return true;
    }
    LinkSearch search = known.search;
    int derivation = search.run(points, true);
    if (derivation >= 0) {
      Derivations derivations = search.derivations;
      boolean semi = derivations.kind(derivation) == Derivations.AT_CELL;
      node.wonByMover(
          semi ? points.cell(derivations.middle(derivation)) : -1,
          new Extraction(known.links, points, derivations).betweenSides(derivation));
      return true;
    }
    java.util.Arrays.fill(worth, 0);
    circuit.rate(points, search, false, worth);
    return false;
  }

  /** Also where the waiter's semi-links answer every move. */
  private boolean waiterHasLink(Node node) {
    Known known = node.waitersKnown();
    Position seen = node.across();
    Points points = new Points(known.view, seen.mover(), seen.waiter());
    if (points.joined) {
      node.wonByWaiter(Extraction.chain(known.links, seen.mover()));
      return true;
    }
    LinkSearch search = known.search;
    int derivation = search.run(points, false);
    Extraction extraction = new Extraction(known.links, points, search.derivations);
    if (derivation >= 0) {
      node.wonByWaiter(extraction.betweenSides(derivation));
      return true;
    }
    takeSemiLinks(node, points, search, extraction);
    if (node.allAnswered()) {
      return true;
    }
    circuit.rate(points, search, true, worth);
    return false;
  }

  /** Few semi-links that leave as few moves open as all of them do. */
  private void takeSemiLinks(Node node, Points points, LinkSearch search, Extraction extraction) {
    View view = points.view;
    Carriers semiLinks = search.semiLinks;
    int pair = semiLinks.pair(Points.UPPER, Points.LOWER);
    int start = semiLinks.start(pair);
    List<Cells> carriers = new ArrayList<>();
    for (int place = start; place < start + semiLinks.size(pair); place++) {
      carriers.add(view.across(new Cells(semiLinks.low(place), semiLinks.high(place))));
    }
    boolean any = true;
    while (any && !node.region.isEmpty()) {
      int best = -1;
      int most = 0;
      for (int i = 0; i < carriers.size(); i++) {
        int answered = node.region.minus(carriers.get(i)).count();
        int gain = 256 * answered - carriers.get(i).count();
        if (answered > 0 && (best < 0 || gain > most)) {
          best = i;
          most = gain;
        }
      }
      any = best >= 0;
      if (any) {
        int derivation = semiLinks.derivation(start + best);
        int key = points.cell(search.derivations.middle(derivation));
        node.take(new Option(key, extraction.betweenSides(derivation)));
      }
    }
  }

  private void children(Node node) {
    Cells late = late(node);
    for (int move = node.region.first(); move >= 0; move = node.region.after(move)) {
      node.children.add(child(node, move, late.has(move)));
    }
    Comparator<Child> inTime = Comparator.comparing(child -> child.late);
    node.children.sort(inTime.thenComparingDouble(child -> -worth[child.move]));
  }

  /** A move, with the position after it. */
  static Child child(Node node, int move, boolean late) {
    View view = node.known.view;
    View others = view.other();
    Filling after =
        new Filling(others, view.across(node.waiter), view.across(node.mover.with(move)));
    Position position = new Position(after.mover(), after.waiter());
    boolean normal = position.isNormal(others);
    return new Child(move, normal ? position : position.turned(others), !normal, late);
  }

  /**
   * Moves that another one seems to make useless: an answer next to them kills them, or another
   * move kills or captures them. They are put off, and no rule is needed for that.
   */
  private static Cells late(Node node) {
    View view = node.known.view;
    Cells free = view.all.minus(node.mover).minus(node.waiter);
    Cells late = Cells.NONE;
    for (int move = node.region.first(); move >= 0; move = node.region.after(move)) {
      Cells round = view.adjacent(move).and(free);
      for (int other = round.first(); other >= 0; other = round.after(other)) {
        if (view.isDead(move, node.mover, free.without(other))
            || (!late.has(other) && isUselessAfter(view, node.mover.with(other), move, free))) {
          late = late.with(move);
          break;
        }
      }
    }
    return late;
  }

  private static boolean isUselessAfter(View view, Cells own, int move, Cells freeBefore) {
    Cells free = freeBefore.minus(own);
    if (view.isDead(move, own, free)) {
      return true;
    }
    Cells round = view.adjacent(move).and(free);
    for (int other = round.first(); other >= 0; other = round.after(other)) {
      Cells open = free.without(other).without(move);
      if (view.isDead(move, own.with(other), open) && view.isDead(other, own.with(move), open)) {
        return true;
      }
    }
    return false;
  }
}
