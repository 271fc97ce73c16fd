package dev.touchstone.solver.turns;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The opponent's turns that refuted others, by how deep they were: they are tried first. */
final class Refutations {

  private static final int KEPT = 4;

  private final Map<Integer, Deque<int[]>> byDepth = new HashMap<>();

  /** The last ones, the newest first. */
  List<int[]> of(int depth) {
    Deque<int[]> kept = byDepth.get(depth);
    return kept == null ? List.of() : new ArrayList<>(kept);
  }

  void add(int depth, int[] move) {
    if (move.length == 0) {
      return;
    }
    Deque<int[]> kept = byDepth.computeIfAbsent(depth, at -> new ArrayDeque<>());
    kept.removeIf(other -> Arrays.equals(other, move));
    kept.addFirst(move);
    if (kept.size() > KEPT) {
      kept.removeLast();
    }
  }
}
