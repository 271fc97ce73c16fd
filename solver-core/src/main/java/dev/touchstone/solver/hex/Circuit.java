package dev.touchstone.solver.hex;

/**
 * The board as a circuit: every link that a search has found is a resistor, with the upper side at
 * potential one and the lower at zero. Where much current runs it pays to play (Anshelevich, who
 * put Shannon's machine to this use).
 */
final class Circuit {

  private static final double LEAK = 1e-9;

  private final double[][] matrix;
  private final double[] potential;
  private final double[] current;

  Circuit(int cells) {
    matrix = new double[cells][cells + 1];
    potential = new double[cells + 2];
    current = new double[cells];
  }

  /**
   * Adds to the worth of each cell the square of the current through it, over the conductance of
   * the whole.
   *
   * @param mirrored whether the cells are numbered as the other player sees them
   */
  void rate(Points points, LinkSearch search, boolean mirrored, double[] worth) {
    solve(points, search);
    java.util.Arrays.fill(current, 0);
    double whole = LEAK;
    for (int one = 0; one < points.count; one++) {
      for (int i = 0; i < search.nearCount(one); i++) {
        int other = search.near(one, i);
        if (one < other && search.hasLink(one, other)) {
          double flow =
              conductance(points, one, other) * Math.abs(potential[one] - potential[other]);
          whole += one == Points.UPPER ? flow : 0;
          add(points.cell(one), flow);
          add(points.cell(other), flow);
        }
      }
    }
    View view = points.view;
    for (int cell = 0; cell < view.cells; cell++) {
      worth[mirrored ? view.across(cell) : cell] += current[cell] * current[cell] / whole;
    }
  }

  private void add(int cell, double flow) {
    if (cell >= 0) {
      current[cell] += flow / 2;
    }
  }

  private static double conductance(Points points, int one, int other) {
    return points.isGroup(one) || points.isGroup(other) ? 1 : 0.5;
  }

  /** Kirchhoff's equations, by elimination; the matrix is symmetric, half of it is kept. */
  private void solve(Points points, LinkSearch search) {
    int size = points.count - 2;
    for (int i = 0; i < size; i++) {
      java.util.Arrays.fill(matrix[i], 0, size + 1, 0);
      matrix[i][i] = LEAK;
    }
    for (int one = 0; one < points.count; one++) {
      for (int i = 0; i < search.nearCount(one); i++) {
        int other = search.near(one, i);
        if (one < other && search.hasLink(one, other)) {
          connect(one - 2, other - 2, size, conductance(points, one, other));
        }
      }
    }
    for (int i = 0; i < size; i++) {
      double[] row = matrix[i];
      for (int j = i + 1; j < size; j++) {
        if (row[j] != 0) {
          double factor = row[j] / row[i];
          double[] below = matrix[j];
          for (int k = j; k <= size; k++) {
            below[k] -= factor * row[k];
          }
        }
      }
    }
    potential[Points.UPPER] = 1;
    potential[Points.LOWER] = 0;
    for (int i = size - 1; i >= 0; i--) {
      double[] row = matrix[i];
      double sum = row[size];
      for (int j = i + 1; j < size; j++) {
        sum -= row[j] * potential[2 + j];
      }
      potential[2 + i] = sum / row[i];
    }
  }

  /** Rows are points but the sides, which are −2 and −1. */
  private void connect(int one, int other, int size, double conductance) {
    if (other < 0) {
      return;
    }
    matrix[other][other] += conductance;
    if (one >= 0) {
      matrix[one][one] += conductance;
      matrix[one][other] -= conductance;
    } else if (one == Points.UPPER - 2) {
      matrix[other][size] += conductance;
    }
  }
}
