package dev.touchstone.solver.search;

import dev.touchstone.solver.Effort;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.table.Node;
import dev.touchstone.solver.table.Table;

/**
 * Depth-first proof-number search: proof numbers are Allis's [Allis94], their depth-first form
 * df-pn is Nagai's [Nagai02]. Of each position two numbers say how much work is expected to prove
 * it for the one and for the other player; the search always goes where the least work is missing,
 * and returns from a subtree when either number passes its limit. The limits leave some slack, the
 * 1 + ε of Pawlewicz and Lew [PL07], so that the search does not jump between subtrees of nearly
 * equal numbers.
 *
 * <p>Both players have claims with zones: once an option of the waiter's is known, the mover needs
 * to look at moves in its zone only.
 */
public final class ProofNumberSearch extends TreeSearch {

  private static final float SLACK = 1.25f;
  private static final float LEAST_STEP = 0.01f;

  public ProofNumberSearch(Arena arena, Table table, Control control, Effort effort) {
    super(arena, table, control, effort);
  }

  @Override
  public void solve(int id) {
    search(id, 0, Node.INFINITE, Node.INFINITE);
  }

  /**
   * Searches below an entry.
   *
   * <p>On return the node, before it is put back, satisfies one of
   *
   * <ul>
   *   <li>moverWork = 0 and waiterWork = ∞, or the other way round: it is decided;
   *   <li>moverWork ≥ moverLimit: there may be less to do elsewhere for the mover above;
   *   <li>waiterWork ≥ waiterLimit: the same for the waiter;
   *   <li>the search is stopped.
   * </ul>
   */
  private void search(int id, int depth, float moverLimit, float waiterLimit) {
    Frame frame = frame(depth);
    Node node = frame.node;
    long before = control.expansions();
    if (open(id, frame)) {
      Outlook outlook = outlook(frame);
      while (isWithin(node, moverLimit, waiterLimit) && !control.stopped()) {
        descend(frame, depth, outlook, moverLimit, waiterLimit);
        takeIn(frame, outlook.best());
        pack(frame, control.expansions() - before);
        outlook = outlook(frame);
        publish(frame, depth);
      }
      node.work = (int) Math.min(Integer.MAX_VALUE, node.work + control.expansions() - before);
    }
    assert !isWithin(node, moverLimit, waiterLimit) || control.stopped()
        : "a search has ended before its limits";
    count(node);
    table.put(node);
  }

  /** Whether the node is open and neither number has passed its limit. */
  private static boolean isWithin(Node node, float moverLimit, float waiterLimit) {
    return !node.decided() && node.moverWork < moverLimit && node.waiterWork < waiterLimit;
  }

  /**
   * Reads what has become of the child visited, and of all where another thread is at work, too.
   */
  private void takeIn(Frame frame, int visited) {
    Children children = frame.children;
    for (int child = 0; child < children.count() && !frame.node.decided(); child++) {
      if (child == visited || table.shared()) {
        children.refresh(child, table);
        absorb(frame, child);
      }
    }
  }

  /** Sums up the children into the numbers of an open node. */
  private static Outlook outlook(Frame frame) {
    Node node = frame.node;
    if (node.decided()) {
      return Outlook.NONE;
    }
    Outlook outlook = frame.children.outlook(node.region);
    node.moverWork = outlook.moverWork();
    node.waiterWork = outlook.waiterWork();
    return outlook;
  }

  /** Searches below the best child, or the part of it whose mover has the least work. */
  private void descend(
      Frame frame, int depth, Outlook outlook, float moverLimit, float waiterLimit) {
    Children children = frame.children;
    int child = outlook.best();
    int part = children.part(child);
    // In the child the roles are swapped.
    float childWaiterLimit = Math.min(moverLimit, relaxed(outlook.second()));
    float childMoverLimit = waiterLimit - (frame.node.waiterWork - children.moverWork(child));
    // Of the parts of the child its mover needs one, its waiter all.
    childWaiterLimit -= children.waiterWork(child) - children.partWaiterWork(part);
    childMoverLimit = Math.min(childMoverLimit, relaxed(children.leastOther(child, part)));
    int id = entry(frame, child, part);
    table.visit(id, 1);
    search(id, depth + 1, childMoverLimit, childWaiterLimit);
    table.visit(id, -1);
  }

  private static float relaxed(float work) {
    return work == Node.INFINITE ? work : work * SLACK + LEAST_STEP;
  }
}
