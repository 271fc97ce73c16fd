package dev.touchstone.solver.hex;

/**
 * What links join in a position: the groups of the player's stones, of which those at the upper and
 * the lower side are points 0 and 1 even without stones, and the free cells.
 */
final class Points {

  static final int UPPER = 0;
  static final int LOWER = 1;

  final View view;
  final Cells own;

  /** How many points are groups; they come first. */
  final int groups;

  final int count;

  /** Whether the player's stones join the sides already; there are no points then. */
  final boolean joined;

  private final Cells[] stones;
  private final int[] cellOf;
  private final int[] pointAt;

  Points(View view, Cells own, Cells opponents) {
    this.view = view;
    this.own = own;
    Cells free = view.all.minus(own).minus(opponents);
    Cells top = connected(view.adjacent(view.upper).and(own));
    Cells bottom = connected(view.adjacent(view.lower).and(own));
    stones = new Cells[own.count() + 2];
    cellOf = new int[stones.length + free.count()];
    pointAt = new int[view.cells];
    joined = top.meets(bottom) || top.meets(view.adjacent(view.lower));
    int number = 0;
    stones[number++] = top;
    stones[number++] = bottom;
    Cells rest = own.minus(top).minus(bottom);
    while (!rest.isEmpty()) {
      Cells group = connected(Cells.of(rest.first()));
      stones[number++] = group;
      rest = rest.minus(group);
    }
    groups = number;
    for (int group = 0; group < groups; group++) {
      cellOf[group] = -1;
      for (int cell = stones[group].first(); cell >= 0; cell = stones[group].after(cell)) {
        pointAt[cell] = group;
      }
    }
    for (int cell = free.first(); cell >= 0; cell = free.after(cell)) {
      cellOf[number] = cell;
      pointAt[cell] = number++;
    }
    count = number;
  }

  private Cells connected(Cells seed) {
    Cells group = seed;
    Cells fresh = seed;
    while (!fresh.isEmpty()) {
      Cells round = Cells.NONE;
      for (int cell = fresh.first(); cell >= 0; cell = fresh.after(cell)) {
        round = round.or(view.adjacent(cell));
      }
      fresh = round.and(own).minus(group);
      group = group.or(fresh);
    }
    return group;
  }

  boolean isGroup(int point) {
    return point < groups;
  }

  /** The stones of a group. */
  Cells stones(int group) {
    return stones[group];
  }

  /** The free cell that is this point, or -1. */
  int cell(int point) {
    return cellOf[point];
  }

  /** The point to which a cell belongs that is not the opponent's. */
  int at(int cell) {
    return pointAt[cell];
  }
}
