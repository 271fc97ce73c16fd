package dev.touchstone.solver.search;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Position.Sight;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.table.Lookup;
import dev.touchstone.solver.table.Node;
import dev.touchstone.solver.table.Table;
import java.util.Arrays;

/**
 * The positions after the moves of a node's region, with what the table knows of them. After a move
 * of Breaker's the board may fall into parts, each with a node of its own.
 *
 * <p>Seen from the child, Maker wins the whole if he wins a part, Breaker if she wins them all: the
 * work of the one is the least over the parts, that of the other the sum.
 */
final class Children {

  /** The number of a part that has no entry yet. */
  private static final int NEW = Node.NONE;

  private final int[] move;
  private final int[] firstPart;
  private final boolean[] settled;
  private final float[] settledMoverWork;
  private int count;

  private int[] ids;
  private float[] moverWorks;
  private float[] waiterWorks;

  Children(Arena arena) {
    move = new int[arena.cells];
    firstPart = new int[arena.cells + 1];
    settled = new boolean[arena.cells];
    settledMoverWork = new float[arena.cells];
    ids = new int[2 * arena.cells + 2];
    moverWorks = new float[ids.length];
    waiterWorks = new float[ids.length];
  }

  void clear() {
    count = 0;
    firstPart[0] = 0;
  }

  int count() {
    return count;
  }

  int move(int child) {
    return move[child];
  }

  /** Adds the child after a move, as the lookup has just seen it. */
  void add(int cell, Sight sight, Lookup lookup, Table table, Estimate estimate, Position scratch) {
    move[count] = cell;
    settled[count] = sight != Sight.OPEN;
    int from = firstPart[count];
    int parts = 0;
    if (sight == Sight.OPEN) {
      parts = lookup.parts();
      reserve(from + parts);
      for (int part = 0; part < parts; part++) {
        int id = lookup.find(table, part);
        ids[from + part] = id;
        if (id == NEW) {
          estimate(from + part, cell, lookup, part, estimate, scratch);
        } else {
          read(from + part, id, table);
        }
      }
    } else {
      settledMoverWork[count] = (sight == Sight.MAKER) == lookup.breakerMoves() ? Node.INFINITE : 0;
    }
    firstPart[++count] = from + parts;
  }

  private void reserve(int size) {
    if (size > ids.length) {
      ids = Arrays.copyOf(ids, 2 * size);
      moverWorks = Arrays.copyOf(moverWorks, 2 * size);
      waiterWorks = Arrays.copyOf(waiterWorks, 2 * size);
    }
  }

  private void estimate(
      int at, int cell, Lookup lookup, int part, Estimate estimate, Position scratch) {
    Position position = lookup.position();
    double shortage;
    if (lookup.parts() > 1) {
      lookup.load(part, scratch);
      position = scratch;
      shortage = estimate.shortageOf(position);
    } else {
      shortage = estimate.shortageAfter(cell, !lookup.breakerMoves());
    }
    if (lookup.breakerMoves()) {
      moverWorks[at] = estimate.breakerToMove(position, shortage);
      waiterWorks[at] = estimate.makerWaiting(position);
    } else {
      moverWorks[at] = estimate.maker();
      waiterWorks[at] = estimate.breaker(position, shortage);
    }
  }

  /** The work for the one to move in the child. */
  float moverWork(int child) {
    if (settled[child]) {
      return settledMoverWork[child];
    }
    float least = Node.INFINITE;
    for (int part = firstPart[child]; part < firstPart[child + 1]; part++) {
      least = Math.min(least, moverWorks[part]);
    }
    return least;
  }

  /** The work for the one who waits in the child. */
  float waiterWork(int child) {
    if (settled[child]) {
      return settledMoverWork[child] == 0 ? Node.INFINITE : 0;
    }
    float sum = 0;
    for (int part = firstPart[child]; part < firstPart[child + 1]; part++) {
      sum += waiterWorks[part];
    }
    return sum;
  }

  /** Sums up the children whose moves are in the region. */
  Outlook outlook(long[] region) {
    int best = -1;
    float least = Node.INFINITE;
    float second = Node.INFINITE;
    float total = 0;
    for (int child = 0; child < count; child++) {
      if (!Sets.contains(region, move[child])) {
        continue;
      }
      float work = waiterWork(child);
      total += moverWork(child);
      if (best < 0 || better(child, best)) {
        second = least;
        least = work;
        best = child;
      } else if (work < second) {
        second = work;
      }
    }
    return new Outlook(least, total, best, second);
  }

  /** Whether a child is the more promising one for the mover of the node. */
  boolean better(int child, int other) {
    float work = waiterWork(child);
    float otherWork = waiterWork(other);
    return work < otherWork || (work == otherWork && moverWork(child) > moverWork(other));
  }

  /** The part of the child to look into: the one whose mover has the least work. */
  int part(int child) {
    int best = firstPart[child];
    for (int part = best + 1; part < firstPart[child + 1]; part++) {
      best = moverWorks[part] < moverWorks[best] ? part : best;
    }
    return best;
  }

  int parts(int child) {
    return firstPart[child + 1] - firstPart[child];
  }

  int firstPart(int child) {
    return firstPart[child];
  }

  int id(int part) {
    return ids[part];
  }

  float partWaiterWork(int part) {
    return waiterWorks[part];
  }

  void set(int part, int id, Table table) {
    ids[part] = id;
    read(part, id, table);
  }

  private void read(int part, int id, Table table) {
    long numbers = table.numbers(id);
    moverWorks[part] = Float.intBitsToFloat((int) numbers);
    waiterWorks[part] = Float.intBitsToFloat((int) (numbers >>> 32));
  }

  /** The least work for the mover over the other parts of the child. */
  float leastOther(int child, int part) {
    float least = Node.INFINITE;
    for (int other = firstPart[child]; other < firstPart[child + 1]; other++) {
      least = other == part ? least : Math.min(least, moverWorks[other]);
    }
    return least;
  }

  /** Reads the numbers of a child's parts again. */
  void refresh(int child, Table table) {
    for (int part = firstPart[child]; part < firstPart[child + 1]; part++) {
      if (ids[part] != NEW) {
        read(part, ids[part], table);
      }
    }
  }
}
