package dev.touchstone.solver.pack;

import dev.touchstone.game.Hypergraph;
import java.util.Arrays;

/**
 * A linear hypergraph, two lines of which have at most one cell in common, such as all n^d. So a
 * pair of cells lies on one line only, and two lines that meet do so in one place.
 */
final class LinearGame {

  /** What two lines that do not meet have in common. */
  static final int NOWHERE = -1;

  /** The table of crossings takes two bytes for each two lines; 11^4 has 6,960. */
  private static final int MOST_LINES = 8192;

  /** With more lines it is too dear to look at all of them in each step of a search. */
  private static final int MANY_LINES = 1024;

  final int cells;
  final int lines;
  private final int[][] line;
  private final int[][] through;

  /** For lines a and b, at a * lines + b, the cell where they cross; empty for too many lines. */
  private final short[] crossing;

  private final int[][] crossed;

  LinearGame(Hypergraph game) {
    if (!isLinear(game)) {
      throw new IllegalArgumentException("two lines have two cells in common");
    }
    cells = game.cellCount();
    lines = game.lineCount();
    line = new int[lines][];
    for (int l = 0; l < lines; l++) {
      line[l] = game.line(l).toArray();
    }
    through = new int[cells][];
    for (int cell = 0; cell < cells; cell++) {
      through[cell] = game.linesThrough(cell).toArray();
    }
    crossing = lines <= MOST_LINES ? crossings() : new short[0];
    crossed = new int[lines][];
    for (int l = 0; l < lines; l++) {
      crossed[l] = crossing.length == 0 ? new int[0] : across(l);
    }
  }

  boolean isLarge() {
    return lines > MANY_LINES;
  }

  static boolean isLinear(Hypergraph game) {
    int[] met = new int[game.lineCount()];
    for (int line = 0; line < met.length; line++) {
      for (int cell : game.line(line).toArray()) {
        for (int other : game.linesThrough(cell).toArray()) {
          if (other == line) {
            continue;
          }
          if (met[other] == line + 1) {
            return false;
          }
          met[other] = line + 1;
        }
      }
    }
    return true;
  }

  private short[] crossings() {
    short[] table = new short[lines * lines];
    Arrays.fill(table, (short) NOWHERE);
    for (int cell = 0; cell < cells; cell++) {
      for (int a : through[cell]) {
        for (int b : through[cell]) {
          if (a != b) {
            table[a * lines + b] = (short) cell;
          }
        }
      }
    }
    return table;
  }

  private int[] across(int l) {
    return Arrays.stream(line[l])
        .flatMap(cell -> Arrays.stream(through[cell]))
        .filter(other -> other != l)
        .sorted()
        .toArray();
  }

  /** The cells of a line. Not to be changed. */
  int[] line(int number) {
    return line[number];
  }

  /** The lines through a cell. Not to be changed. */
  int[] through(int cell) {
    return through[cell];
  }

  /** The lines that cross a line, in ascending order; none if there are too many for a table. */
  int[] crossed(int number) {
    return crossed[number];
  }

  /** The cell where two different lines cross, or {@link #NOWHERE}. */
  int crossing(int a, int b) {
    return crossing[a * lines + b];
  }

  boolean isOn(int cell, int number) {
    return Arrays.binarySearch(line[number], cell) >= 0;
  }

  /** The line through two cells, or {@link #NOWHERE}. */
  int lineThrough(int cell, int other) {
    for (int l : through[cell]) {
      if (isOn(other, l)) {
        return l;
      }
    }
    return NOWHERE;
  }
}
