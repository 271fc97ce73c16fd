package dev.touchstone.solver.turns;

import java.util.List;

/** How many stones it takes to stop threats, each a set of cells: to hit all of them. */
final class Hitting {

  private Hitting() {}

  /** The least number of cells that hit all of these sets; limit + 1 if it takes more. */
  static int number(List<int[]> sets, int limit) {
    return number(sets, limit, new int[limit + 1], 0);
  }

  private static int number(List<int[]> sets, int limit, int[] chosen, int count) {
    int[] left = null;
    for (int[] set : sets) {
      if (!meets(set, chosen, count)) {
        left = set;
        break;
      }
    }
    if (left == null) {
      return count;
    }
    int least = limit + 1;
    if (count < limit) {
      for (int cell : left) {
        chosen[count] = cell;
        least = Math.min(least, number(sets, Math.min(limit, least - 1), chosen, count + 1));
      }
    }
    return least;
  }

  /** Whether these cells hit all of the sets. */
  static boolean all(List<int[]> sets, int[] cells) {
    for (int[] set : sets) {
      if (!meets(set, cells, cells.length)) {
        return false;
      }
    }
    return true;
  }

  private static boolean meets(int[] set, int[] cells, int count) {
    for (int i = 0; i < count; i++) {
      for (int cell : set) {
        if (cell == cells[i]) {
          return true;
        }
      }
    }
    return false;
  }
}
