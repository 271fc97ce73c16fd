package dev.touchstone.solver.hex;

import dev.touchstone.solver.hex.Known.Position;
import dev.touchstone.solver.hex.Link.Option;
import dev.touchstone.solver.hex.Link.Placed;
import dev.touchstone.solver.hex.Node.Child;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first proof-number search in which every decision is a link. The moves of a position are
 * those that no link of the other player's answers (its must-play region, Hayward and others); a
 * refuted move gives a further answer. Of the moves the first half count, and the more once these
 * are refuted (as in benzene, by Arneson, Hayward and Henderson).
 */
final class HexSearch {

  /** The share of the open moves that count. */
  private static final double WIDTH = 0.5;

  /** How much work a move may take beyond the second best, before that is looked at. */
  private static final double PATIENCE = 1.25;

  private final Expansion expansion;
  private final BooleanSupplier goesOn;

  /** The positions under way, each after a move from the one before. */
  private final List<Step> path = new ArrayList<>();

  private long expansions;
  private long decisions;

  /**
   * A position that is searched until it is decided, or until a proof number grows out of bounds.
   */
  record Step(Node node, int mostForMover, int mostForWaiter) {}

  /**
   * A search on boards of so many cells.
   *
   * @param goesOn asked before each expansion; if it says no, the search ends with a {@link
   *     CancellationException}
   */
  HexSearch(int cells, BooleanSupplier goesOn) {
    expansion = new Expansion(cells);
    this.goesOn = goesOn;
  }

  long expansions() {
    return expansions;
  }

  /** Positions that were decided. */
  long decisions() {
    return decisions;
  }

  /** Decides a position; a search for it that was told to end goes on where it ended. */
  void decide(Node node) {
    if (isUnderWay(node)) {
      goOn(0);
    } else {
      path.clear();
      search(node, Node.DECIDED, Node.DECIDED);
    }
  }

  boolean isUnderWay(Node root) {
    return !path.isEmpty() && path.get(0).node == root;
  }

  List<Step> path() {
    return path;
  }

  /** Takes up an earlier run. */
  void restore(long expansionsBefore, long decisionsBefore, List<Step> underWay) {
    expansions = expansionsBefore;
    decisions = decisionsBefore;
    path.addAll(underWay);
  }

  private void search(Node node, int mostForMover, int mostForWaiter) {
    if (!node.decided() && !isKnown(node)) {
      path.add(new Step(node, mostForMover, mostForWaiter));
      goOn(path.size() - 1);
    }
  }

  /** Searches a position of the path to its bounds, first what comes after it there. */
  private void goOn(int depth) {
    Step step = path.get(depth);
    Node node = step.node;
    if (depth + 1 < path.size()) {
      goOn(depth + 1);
      isKnown(node);
    } else if (!node.expanded) {
      if (!goesOn.getAsBoolean()) {
        throw new CancellationException("the search is to end");
      }
      expansions++;
      expansion.of(node);
    }
    while (!node.decided()) {
      @Nullable Choice choice = choose(node);
      if (choice == null
          || node.moverWork >= step.mostForMover
          || node.waiterWork >= step.mostForWaiter) {
        break;
      }
      Child child = choice.child;
      Node next = enter(node, child);
      int forWaiter =
          step.mostForWaiter >= Node.DECIDED
              ? Node.DECIDED
              : step.mostForWaiter - node.waiterWork + choice.waiterWork;
      search(next, forWaiter, Math.min(step.mostForMover, choice.mostForMover()));
      isKnown(node);
    }
    path.remove(depth);
    decisions += node.decided() ? 1 : 0;
  }

  /** Brings the numbers of the positions that are under way up to date. */
  void sumUp() {
    for (int depth = path.size() - 1; depth >= 0; depth--) {
      Node node = path.get(depth).node;
      if (node.expanded && !node.decided()) {
        choose(node);
      }
    }
  }

  private static Node enter(Node node, Child child) {
    @Nullable Node next = child.node;
    if (next == null) {
      next = node.waitersKnown().enter(child.position);
      child.node = next;
    }
    return next;
  }

  /**
   * Where to go on.
   *
   * @param waiterWork of the child
   * @param second the mover's work of the second best
   */
  private record Choice(Child child, int waiterWork, int second) {

    int mostForMover() {
      return second >= Node.DECIDED
          ? Node.DECIDED
          : Math.max(second + 1, (int) (second * PATIENCE));
    }
  }

  /** Sums up the children; null if that decides the node. */
  private static @Nullable Choice choose(Node node) {
    boolean again = true;
    @Nullable Choice choice = null;
    while (again && !node.decided()) {
      again = false;
      int counted = 0;
      int width = (int) Math.ceil(WIDTH * node.region.count() + 1);
      boolean inTimeOnly = true;
      long waiterWork = 0;
      int best = Node.DECIDED;
      int second = Node.DECIDED;
      @Nullable Child bestChild = null;
      int bestWaiterWork = 0;
      for (Child child : node.children) {
        if (!node.region.has(child.move)) {
          continue;
        }
        @Nullable Node next = child.node;
        if (next == null) {
          next = node.waitersKnown().find(child.position);
          child.node = next;
        }
        if (next != null && next.decided()) {
          again = true;
          if (carriedOver(node, child, next)) {
            return null;
          }
          continue;
        }
        if (counted >= width || (child.late && counted > 0 && inTimeOnly)) {
          continue;
        }
        inTimeOnly = !child.late;
        counted++;
        // The mover of the child is the waiter here.
        int forWaiter = next == null ? 1 : next.moverWork;
        int forMover = next == null ? 1 : next.waiterWork;
        waiterWork += forWaiter;
        if (forMover < best) {
          second = best;
          best = forMover;
          bestChild = child;
          bestWaiterWork = forWaiter;
        } else {
          second = Math.min(second, forMover);
        }
      }
      if (node.allAnswered()) {
        return null;
      }
      if (again) {
        node.children.removeIf(child -> !node.region.has(child.move));
      } else if (bestChild != null) {
        node.moverWork = best;
        node.waiterWork = (int) Math.min(waiterWork, Node.DECIDED - 1);
        choice = new Choice(bestChild, bestWaiterWork, second);
      } else {
        throw new IllegalStateException("a position without moves that is not decided");
      }
    }
    return choice;
  }

  /** Takes over what a decided child says; whether that decides the node. */
  private static boolean carriedOver(Node node, Child child, Node next) {
    Known known = node.known;
    Known others = node.waitersKnown();
    Placed link = java.util.Objects.requireNonNull(next.link).turnedIf(child.turned);
    Filling filling =
        new Filling(
            others.view,
            known.view.across(node.waiter),
            known.view.across(node.mover.with(child.move)));
    if (!next.moverWins()) {
      node.wonByMover(child.move, filling.undone(link, known.links, false, -1));
      return true;
    }
    int answer = child.turned && next.move >= 0 ? others.view.turned(next.move) : next.move;
    Placed undone = filling.undone(link, others.links, true, answer);
    if (!node.take(new Option(undone.zone().meets(others.view.only(answer)) ? -1 : answer, undone))
        || node.region.has(child.move)) {
      throw new IllegalStateException("a refutation that does not answer the move");
    }
    return false;
  }

  /** A link that fits. */
  private record Fitting(Placed link, int missing, int size) {}

  /** Whether a link decides the node that decided another position before. */
  private static boolean isKnown(Node node) {
    if (node.decided()) {
      return true;
    }
    List<Fitting> waiters = new ArrayList<>();
    Position seen = node.across();
    Fits fits = node.waitersKnown().fits;
    fits.visit(seen.mover(), seen.waiter(), node.waiterTried, collector(waiters));
    node.waiterTried = fits.count();
    waiters.sort(Comparator.comparingInt(Fitting::size));
    for (Fitting fitting : waiters) {
      if (fitting.missing < 0) {
        node.wonByWaiter(fitting.link);
        return true;
      }
    }
    List<Fitting> movers = new ArrayList<>();
    node.known.fits.visit(node.mover, node.waiter, node.moverTried, collector(movers));
    node.moverTried = node.known.fits.count();
    if (!movers.isEmpty()) {
      movers.sort(Comparator.comparingInt(Fitting::size));
      Fitting smallest = movers.get(0);
      node.wonByMover(smallest.missing, smallest.link);
      return true;
    }
    for (Fitting fitting : waiters) {
      node.take(new Option(fitting.missing, fitting.link));
    }
    return node.allAnswered();
  }

  private static Fits.Visitor collector(List<Fitting> into) {
    return (link, missing) -> into.add(new Fitting(link, missing, link.link().zone.count()));
  }
}
