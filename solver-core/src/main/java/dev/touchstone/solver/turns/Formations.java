package dev.touchstone.solver.turns;

import static dev.touchstone.solver.turns.TurnBoard.PROVER;

import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How to open where the prover has no stone yet: a cell in the middle with cells that share many
 * lines with it. Of formations that look the same to the lines one is tried.
 */
final class Formations {

  private static final int NEAR = 16;

  private final Stones at;
  private final TurnBoard board;
  private final List<int[]> found = new ArrayList<>();
  private final LongOpenHashSet looks = new LongOpenHashSet();

  private Formations(Stones at) {
    this.at = at;
    board = at.board;
  }

  /** Turns of so many stones, the densest first. */
  static List<int[]> of(Stones at, int stones) {
    Formations formations = new Formations(at);
    int middle = formations.middle();
    int[] picked = new int[Math.min(stones, at.freeCount())];
    picked[0] = middle;
    formations.subsets(formations.near(middle), picked, 1, 0);
    formations.found.sort(Comparator.comparingInt(cells -> -formations.density(cells)));
    return formations.found;
  }

  /** A cell with many lines; among equals that with the middle number. */
  private int middle() {
    int half = board.cells / 2;
    return IntStream.range(0, board.cells)
        .filter(cell -> at.isFree(cell) && board.window.contains(cell))
        .boxed()
        .min(
            Comparator.comparingInt((Integer cell) -> -board.through[cell].length)
                .thenComparingInt(cell -> Math.abs(cell - half)))
        .orElseThrow();
  }

  private int[] near(int middle) {
    return IntStream.range(0, board.cells)
        .filter(cell -> cell != middle && at.isFree(cell) && board.window.contains(cell))
        .boxed()
        .sorted(Comparator.comparingInt((Integer cell) -> -shared(middle, cell)))
        .limit(NEAR)
        .mapToInt(cell -> cell)
        .toArray();
  }

  private int shared(int cell, int other) {
    int shared = 0;
    for (int line : board.through[cell]) {
      shared += board.isOn(line, other) ? 1 : 0;
    }
    return shared;
  }

  private void subsets(int[] cells, int[] picked, int count, int start) {
    if (count == picked.length) {
      if (looks.add(look(picked))) {
        found.add(picked.clone());
      }
      return;
    }
    for (int i = start; i <= cells.length - (picked.length - count); i++) {
      picked[count] = cells[i];
      subsets(cells, picked, count + 1, i + 1);
    }
  }

  /** How many lines have how many of these cells, and how many lines each two of them share. */
  private long look(int[] cells) {
    at.put(cells, PROVER);
    int[] lines = new int[cells.length + 1];
    for (int line = 0; line < board.lines; line++) {
      lines[Math.min(at.count[PROVER][line], cells.length)]++;
    }
    at.take(cells, PROVER);
    int[] pairs = new int[cells.length * cells.length];
    for (int i = 0; i < cells.length; i++) {
      for (int j = 0; j < i; j++) {
        pairs[i * cells.length + j] = shared(cells[i], cells[j]);
      }
    }
    Arrays.sort(pairs);
    return 1_000_003L * Arrays.hashCode(lines) + Arrays.hashCode(pairs);
  }

  private int density(int[] cells) {
    int density = 0;
    for (int i = 0; i < cells.length; i++) {
      for (int j = 0; j < i; j++) {
        density += shared(cells[i], cells[j]);
      }
    }
    return density;
  }
}
