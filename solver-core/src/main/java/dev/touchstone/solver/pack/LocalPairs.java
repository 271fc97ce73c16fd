package dev.touchstone.solver.pack;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Pairs for the edges of a block: disjoint, each edge has one, and of all such pairs those with the
 * fewest cells that should be left alone, and then with the fewest cells. A block is so small that
 * all can often be looked at.
 */
final class LocalPairs {

  private static final int PATIENCE = 100;
  private static final int LEFT_ALONE = 4;

  private final int[] chosen = new int[BlockGame.MOST_CELLS];
  private int[] edges = {};
  private int alone;
  private int patience;
  private int least;
  private @Nullable List<Integer> best;

  /** The pairs within these cells, or null. */
  LocalClaim.@Nullable Pairs find(int[] game, int cells, int leftAlone) {
    edges = game;
    alone = leftAlone;
    patience = PATIENCE;
    least = Integer.MAX_VALUE;
    best = null;
    extend(cells, 0, 0);
    return best == null ? null : LocalClaim.Pairs.of(best);
  }

  private void extend(int cells, int pairs, int cost) {
    if (cost >= least || --patience < 0) {
      return;
    }
    int tightest = -1;
    int fewest = Integer.MAX_VALUE;
    for (int edge : edges) {
      int size = Integer.bitCount(edge & cells);
      if (size < fewest && !hasPair(edge, pairs)) {
        tightest = edge & cells;
        fewest = size;
      }
    }
    if (tightest == -1) {
      least = cost;
      best = list(pairs);
      return;
    }
    for (int rest = tightest; rest != 0; rest &= rest - 1) {
      int first = rest & -rest;
      for (int others = rest & (rest - 1); others != 0; others &= others - 1) {
        int pair = first | (others & -others);
        chosen[pairs] = pair;
        extend(cells & ~pair, pairs + 1, cost + 2 + LEFT_ALONE * Integer.bitCount(pair & alone));
      }
    }
  }

  private boolean hasPair(int edge, int pairs) {
    for (int i = 0; i < pairs; i++) {
      if ((chosen[i] & ~edge) == 0) {
        return true;
      }
    }
    return false;
  }

  private List<Integer> list(int pairs) {
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < pairs; i++) {
      list.add(chosen[i]);
    }
    return list;
  }
}
