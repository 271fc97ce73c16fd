package dev.touchstone.solver.search;

import dev.touchstone.solver.Effort;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.table.Node;
import dev.touchstone.solver.table.Table;

/**
 * The plain depth-first search of Hsu et al. [Hsu20]: one move after the other is followed to its
 * end, the most promising reply first. It has no numbers to be misled by and none to profit from;
 * it is here because two engines that must agree find each other's mistakes.
 */
public final class DepthFirstSearch extends TreeSearch {

  public DepthFirstSearch(Arena arena, Table table, Control control, Effort effort) {
    super(arena, table, control, effort);
  }

  @Override
  public void solve(int id) {
    search(id, 0);
  }

  /** Searches below an entry. On return the node is decided, or the search is stopped. */
  private void search(int id, int depth) {
    Frame frame = frame(depth);
    if (open(id, frame)) {
      for (int child = next(frame); child >= 0 && !control.stopped(); child = next(frame)) {
        follow(frame, depth, child);
        publish(frame, depth);
      }
    }
    assert frame.node.decided() || control.stopped() : "a search has ended before it was decided";
    count(frame.node);
    table.put(frame.node);
  }

  /** Decides the parts of a child one by one until the child is decided. */
  private void follow(Frame frame, int depth, int child) {
    Children children = frame.children;
    int end = children.firstPart(child) + children.parts(child);
    for (int part = children.firstPart(child); part < end && !control.stopped(); part++) {
      if (children.moverWork(child) != 0 && children.partWaiterWork(part) != 0) {
        search(entry(frame, child, part), depth + 1);
        children.refresh(child, table);
      }
    }
    absorb(frame, child);
  }

  /** The open child with the least work for the mover, or -1 if the node is decided. */
  private int next(Frame frame) {
    Node node = frame.node;
    int best = -1;
    for (int child = 0; child < frame.children.count() && !node.decided(); child++) {
      if (Sets.contains(node.region, frame.children.move(child))
          && (best < 0 || frame.children.better(child, best))) {
        best = child;
      }
    }
    return best;
  }
}
