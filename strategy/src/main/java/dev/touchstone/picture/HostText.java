package dev.touchstone.picture;

import dev.touchstone.game.Window;
import dev.touchstone.strategy.HostView;
import java.util.ArrayList;
import java.util.List;

/**
 * A part of an infinite board as text: rows from above with their y in front, and below them the x
 * of every fifth column. In a row, a stroke stands between two copies of tiles.
 */
final class HostText {

  private static final int EACH = 5;

  private final Figure figure;
  private final HostView view;
  private final Window window;

  HostText(Figure figure, HostView view) {
    this.figure = figure;
    this.view = view;
    window = view.window();
  }

  /** The rows, with these words on the cells. */
  List<String> lines(BoardText.Mark mark, boolean coloured) {
    int width = 1;
    for (int cell = 0; cell < figure.cells(); cell++) {
      width = Math.max(width, mark.of(cell).length());
    }
    int edge = 3;
    for (int row : new int[] {0, window.rows() - 1}) {
      edge = Math.max(edge, BoardText.row(figure, row).length());
    }
    List<String> lines = new ArrayList<>();
    for (int row = window.rows() - 1; row >= 0; row--) {
      String number = BoardText.row(figure, row);
      String before = " ".repeat(edge - number.length()) + number + " ";
      lines.add((edge(before, coloured) + row(row, width, mark, coloured)).stripTrailing());
    }
    lines.add(edge(columns(edge + 1, width), coloured));
    return lines;
  }

  private String row(int row, int width, BoardText.Mark mark, boolean coloured) {
    StringBuilder line = new StringBuilder();
    boolean lastBefore = false;
    for (int column = 0; column < window.columns(); column++) {
      int cell = row * window.columns() + column;
      boolean last = figure.last().contains(cell);
      String between = view.startsCopy(cell) ? "|" : " ";
      line.append(last ? (lastBefore ? "|" : "[") : lastBefore ? "]" : between);
      line.append(
          BoardText.shaded(figure, cell, BoardText.centred(mark.of(cell), width), coloured));
      lastBefore = last;
    }
    return line.append(lastBefore ? "]" : " ").toString();
  }

  /** Numbers that end below the columns which they are of. */
  private String columns(int edge, int width) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < window.columns(); column++) {
      String number = BoardText.column(figure, column);
      int end = edge + (column + 1) * (width + 1) - (width - 1) / 2;
      int begin = end - number.length();
      if (Math.floorMod(window.left() + column, EACH) == 0 && begin > line.length()) {
        line.append(" ".repeat(begin - line.length())).append(number);
      }
    }
    return line.toString();
  }

  private static String edge(String text, boolean coloured) {
    return coloured ? Shade.EDGE.of(text) : text;
  }
}
