package dev.touchstone.picture;

import dev.touchstone.game.HexBoard;
import java.util.ArrayList;
import java.util.List;

/**
 * The cells of a board of Hex: hexagons with a corner above, row below row, each half a cell to the
 * right; and along the edges a band in the colour of whose side it is. At the two blunt corners the
 * sides of both players meet, in the middle of an edge.
 */
final class Hexagons {

  /** From the middle of a cell to its corners. */
  static final double RADIUS = Places.CELL / Math.sqrt(3);

  /** How far rows are apart. */
  static final double ROW = 1.5 * RADIUS;

  /** The width of the bands. */
  static final double BAND = 7;

  /** From a band to the letters and numbers. */
  private static final double AWAY = 9;

  private static final double HALF = Places.CELL / 2;

  /** The corners, from the highest one clockwise. */
  private static final double[][] CORNERS = {
    {0, -RADIUS},
    {HALF, -RADIUS / 2},
    {HALF, RADIUS / 2},
    {0, RADIUS},
    {-HALF, RADIUS / 2},
    {-HALF, -RADIUS / 2}
  };

  private final HexBoard board;
  private final Places places;

  Hexagons(HexBoard board, Places places) {
    this.board = board;
    this.places = places;
  }

  /** The outline of a cell. */
  Path outline(int cell) {
    List<double[]> corners = new ArrayList<>();
    for (int i = 0; i < CORNERS.length; i++) {
      corners.add(corner(cell, i));
    }
    return closed(corners);
  }

  private static Path closed(List<double[]> corners) {
    Path path = new Path().begin(corners.get(0)[0], corners.get(0)[1]);
    corners.subList(1, corners.size()).forEach(to -> path.line(to[0], to[1]));
    return path.line(corners.get(0)[0], corners.get(0)[1]);
  }

  private double[] corner(int cell, int number) {
    double[] from = CORNERS[number % CORNERS.length];
    return new double[] {places.x(cell) + from[0], places.y(cell) + from[1]};
  }

  private int cell(int row, int column) {
    return row * board.columns() + column;
  }

  /** The middle of the edge from this corner to the next one. */
  private double[] middle(int cell, int corner) {
    double[] from = corner(cell, corner);
    double[] to = corner(cell, corner + 1);
    return new double[] {(from[0] + to[0]) / 2, (from[1] + to[1]) / 2};
  }

  /** Black's sides above and below, White's to the left and right. */
  void drawSides(Pen pen) {
    int lastRow = board.rows() - 1;
    int lastColumn = board.columns() - 1;
    List<double[]> upper = new ArrayList<>(List.of(corner(cell(0, 0), 5)));
    List<double[]> lower = new ArrayList<>(List.of(corner(cell(lastRow, lastColumn), 2)));
    for (int i = 0; i <= lastColumn; i++) {
      boolean last = i == lastColumn;
      upper.add(corner(cell(0, i), 0));
      upper.add(last ? middle(cell(0, i), 0) : corner(cell(0, i), 1));
      int below = cell(lastRow, lastColumn - i);
      lower.add(corner(below, 3));
      lower.add(last ? middle(below, 3) : corner(below, 4));
    }
    List<double[]> right = new ArrayList<>(List.of(middle(cell(0, lastColumn), 0)));
    List<double[]> left = new ArrayList<>(List.of(middle(cell(lastRow, 0), 3)));
    for (int i = 0; i <= lastRow; i++) {
      right.add(corner(cell(i, lastColumn), 1));
      right.add(corner(cell(i, lastColumn), 2));
      left.add(corner(cell(lastRow - i, 0), 4));
      left.add(corner(cell(lastRow - i, 0), 5));
    }
    double across = BAND * Math.sqrt(3) / 2;
    pen.path(Ink.WHITE, band(right, across, -BAND / 2));
    pen.path(Ink.WHITE, band(left, -across, BAND / 2));
    pen.path(Ink.BLACK, band(upper, 0, -BAND));
    pen.path(Ink.BLACK, band(lower, 0, BAND));
  }

  /** What lies between an edge of the board and the same edge so far away. */
  private static Path band(List<double[]> edge, double right, double down) {
    List<double[]> corners = new ArrayList<>(edge);
    for (int i = edge.size() - 1; i >= 0; i--) {
      corners.add(new double[] {edge.get(i)[0] + right, edge.get(i)[1] + down});
    }
    return closed(corners);
  }

  /**
   * Letters above the columns, a little in their direction, and numbers to the left of the rows.
   */
  void drawEdges(Pen pen, Figure figure) {
    double up = RADIUS + BAND + AWAY;
    for (int column = 0; column < board.columns(); column++) {
      int cell = cell(0, column);
      double x = places.x(cell) - HALF / 2;
      pen.word(Ink.EDGE, x, places.y(cell) - up, BoardText.letters(figure, column));
    }
    for (int row = 0; row < board.rows(); row++) {
      int cell = cell(row, 0);
      double x = places.x(cell) - HALF - BAND - AWAY;
      pen.word(Ink.EDGE, x, places.y(cell), Integer.toString(row + 1));
    }
  }
}
