package dev.touchstone.solver.search;

import dev.touchstone.solver.board.Arena;

/**
 * The plain depth-first search of Hsu et al.: one move after the other is followed to its end, the
 * most promising reply first. It has no numbers to be misled by and none to profit from; it is here
 * because two engines that must agree find each other's mistakes.
 */
final class DepthFirstSearch extends TreeSearch {

  DepthFirstSearch(Arena arena, Table table, Control control, Effort effort) {
    super(arena, table, control, effort);
  }

  @Override
  void solve(int id) {
    search(id, 0);
  }

  private void search(int id, int depth) {
    Frame frame = frame(depth);
    if (open(id, frame)) {
      for (int child = next(frame); child >= 0 && !control.stopped(); child = next(frame)) {
        follow(frame, depth, child);
        publish(frame, depth);
      }
    }
    table.put(frame.node);
  }

  /** Decides the parts of a child one by one until the child is decided. */
  private void follow(Frame frame, int depth, int child) {
    Children children = frame.children;
    int end = children.firstPart(child) + children.parts(child);
    for (int part = children.firstPart(child); part < end && !control.stopped(); part++) {
      if (children.mover(child) != 0 && children.partWaiter(part) != 0) {
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
      int cell = frame.children.move(child);
      if ((node.region[cell >>> 6] >>> cell & 1) != 0
          && (best < 0 || frame.children.better(child, best))) {
        best = child;
      }
    }
    return best;
  }
}
