package dev.touchstone.solver.tiling;

import java.util.Arrays;

/**
 * Which lines a row, column or diagonal gets, so that every run of k cells of it contains one: the
 * cheapest choice that repeats with the lattice, by shortest paths from line to line. A line costs
 * what it adds to the potential of Erdős and Selfridge for p stones a turn [Beck82].
 */
final class LineChoice {

  private final int length;

  /** What lines of so many cells cost. */
  private final double[] costs;

  private final int turn;

  /** Where the lines begin in the orbit, the last one first, and of how many cells they are. */
  private int[] begins = new int[0];

  private int[] sizes = new int[0];

  private double[] least = new double[0];
  private int[] before = new int[0];
  private int[] cells = new int[0];

  LineChoice(int length, int turn) {
    this.length = length;
    this.turn = turn;
    costs = new double[length + 1];
    for (int size = 0; size <= length; size++) {
      // Two lines of p + 1 cells that cross are lost, and shorter ones at once.
      double more = size <= turn ? 1 : size == turn + 1 ? 0.08 : 0;
      costs[size] = StrictMath.pow(turn + 1.0, -(double) size / turn) + more;
    }
  }

  double cost(int size) {
    return costs[size];
  }

  int[] begins() {
    return begins;
  }

  int[] sizes() {
    return sizes;
  }

  /**
   * Chooses the lines.
   *
   * @param same for each cell of the orbit how many from it on lie in one copy of a tile
   */
  void choose(int[] same) {
    int period = same.length;
    double best = Double.POSITIVE_INFINITY;
    for (int first = 0; first < Math.min(period, length - turn); first++) {
      walk(same, first, best);
      if (least[period] < best - 1e-12) {
        best = least[period];
        keep(first, period);
      }
    }
  }

  /** The least cost of lines from the first one to each place, the one before it at that place. */
  private void walk(int[] same, int first, double best) {
    int period = same.length;
    least = Arrays.copyOf(least, period + 1);
    before = Arrays.copyOf(before, period + 1);
    cells = Arrays.copyOf(cells, period + 1);
    Arrays.fill(least, Double.POSITIVE_INFINITY);
    least[0] = 0;
    for (int from = 0; from < period; from++) {
      if (least[from] >= best) {
        continue;
      }
      for (int to = from + 1; to <= Math.min(period, from + length); to++) {
        // The run that begins behind the line before has to contain this one.
        int size = Math.min(same[(first + to) % period], from + length - to + 1);
        double cost = least[from] + costs[size];
        if (cost < least[to]) {
          least[to] = cost;
          before[to] = from;
          cells[to] = size;
        }
      }
    }
  }

  private void keep(int first, int period) {
    int count = 0;
    for (int at = period; at > 0; at = before[at]) {
      count++;
    }
    begins = new int[count];
    sizes = new int[count];
    int i = 0;
    for (int at = period; at > 0; at = before[at]) {
      begins[i] = (first + at) % period;
      sizes[i++] = cells[at];
    }
  }
}
