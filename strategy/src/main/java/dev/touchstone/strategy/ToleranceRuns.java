package dev.touchstone.strategy;

import dev.touchstone.certificate.Tolerances;
import dev.touchstone.game.Hypergraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Tolerances (docs/theorems.md, Strong games) as they lie in memory: for each run of lines with one
 * tolerance t the length of the run, and t + 2, or 0 where any number will do. Far from the stones
 * whole regions have the same.
 */
final class ToleranceRuns {

  private ToleranceRuns() {}

  static int[] of(Tolerances tolerances, int lines) {
    List<Integer> runs = new ArrayList<>();
    int line = 0;
    while (line < lines) {
      int first = line;
      short most = tolerances.of(first);
      while (line < lines && tolerances.of(line) == most) {
        line++;
      }
      runs.add(line - first);
      runs.add(code(most));
    }
    return runs.stream().mapToInt(number -> number).toArray();
  }

  static Tolerances read(int[] runs, Hypergraph game) {
    short[] most = new short[game.lineCount()];
    int line = 0;
    for (int i = 0; i < runs.length; i += 2) {
      int end = line + runs[i];
      Arrays.fill(most, line, end, tolerance(runs[i + 1]));
      line = end;
    }
    return Tolerances.of(game, most);
  }

  static int code(short most) {
    return most == Tolerances.ANY ? 0 : most + 2;
  }

  static short tolerance(int code) {
    return code == 0 ? Tolerances.ANY : (short) (code - 2);
  }
}
