package dev.touchstone.solver.search;

import dev.touchstone.solver.board.Arena;

/**
 * Depth-first proof-number search. Of each position two numbers say how much work is expected to
 * prove it for the one and for the other player; the search always goes where the least work is
 * missing, and returns from a subtree when either number passes its limit. The limits leave some
 * slack (1 + ε), so that the search does not jump between subtrees of nearly equal numbers.
 *
 * <p>Both players have claims with zones: once an option of the waiter's is known, the mover needs
 * to look at moves in its zone only.
 */
final class ProofNumberSearch extends TreeSearch {

  private static final float SLACK = 1.25f;
  private static final float LEAST_STEP = 0.01f;

  /** The second-best work of the last {@link #sum}. */
  private float second;

  ProofNumberSearch(Arena arena, Table table, Control control, Effort effort) {
    super(arena, table, control, effort);
  }

  @Override
  void solve(int id) {
    search(id, 0, Node.INFINITE, Node.INFINITE);
  }

  private void search(int id, int depth, float moverLimit, float waiterLimit) {
    Frame frame = frame(depth);
    Node node = frame.node;
    long before = control.expansions();
    if (open(id, frame)) {
      int best = sum(frame);
      while (best >= 0
          && node.mover < moverLimit
          && node.waiter < waiterLimit
          && !control.stopped()) {
        descend(frame, depth, best, moverLimit, waiterLimit);
        takeIn(frame, best);
        best = sum(frame);
        publish(frame, depth);
      }
      node.work = (int) Math.min(Integer.MAX_VALUE, node.work + control.expansions() - before);
    }
    table.put(node);
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

  /** Sums up the children; returns the one to look into, or -1 if the node is decided. */
  private int sum(Frame frame) {
    Node node = frame.node;
    if (node.decided()) {
      return -1;
    }
    Children children = frame.children;
    int best = -1;
    float least = Node.INFINITE;
    float next = Node.INFINITE;
    float total = 0;
    for (int child = 0; child < children.count(); child++) {
      int cell = children.move(child);
      if ((node.region[cell >>> 6] >>> cell & 1) == 0) {
        continue;
      }
      float work = children.waiter(child);
      total += children.mover(child);
      if (best < 0 || children.better(child, best)) {
        next = least;
        least = work;
        best = child;
      } else if (work < next) {
        next = work;
      }
    }
    node.mover = least;
    node.waiter = total;
    second = next;
    return best;
  }

  private void descend(Frame frame, int depth, int child, float moverLimit, float waiterLimit) {
    Children children = frame.children;
    int part = children.part(child);
    // In the child the roles are swapped.
    float waiters = Math.min(moverLimit, relaxed(second));
    float movers = waiterLimit - (frame.node.waiter - children.mover(child));
    // Of the parts of the child its mover needs one, its waiter all.
    waiters -= children.waiter(child) - children.partWaiter(part);
    movers = Math.min(movers, relaxed(children.leastOther(child, part)));
    int id = entry(frame, child, part);
    table.visit(id, 1);
    search(id, depth + 1, movers, waiters);
    table.visit(id, -1);
  }

  private static float relaxed(float work) {
    return work == Node.INFINITE ? work : work * SLACK + LEAST_STEP;
  }
}
