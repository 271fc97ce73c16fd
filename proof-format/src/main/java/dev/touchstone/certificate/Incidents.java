package dev.touchstone.certificate;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import java.util.Arrays;

/** The lines through each cell, for whoever counts cells on all lines. */
final class Incidents {

  private final int[] sizes;
  private final int[][] through;

  Incidents(Hypergraph game) {
    sizes = new int[game.lineCount()];
    Arrays.setAll(sizes, game::lineSize);
    through = new int[game.cellCount()][];
    Arrays.setAll(through, cell -> game.linesThrough(cell).toArray());
  }

  /** The number of cells of a line. */
  int size(int line) {
    return sizes[line];
  }

  int[] through(int cell) {
    return through[cell];
  }

  /** How many of these cells each line has. */
  int[] counts(CellSet cells) {
    int[] counts = new int[sizes.length];
    count(cells, counts);
    return counts;
  }

  /** The same, in an array of the caller's. */
  void count(CellSet cells, int[] counts) {
    Arrays.fill(counts, 0);
    cells.forEach(
        cell -> {
          for (int line : through[cell]) {
            counts[line]++;
          }
        });
  }

  /** One cell more, or less. */
  void add(byte[] counts, int cell, int sign) {
    for (int line : through[cell]) {
      counts[line] += (byte) sign;
    }
  }
}
