package dev.touchstone.picture;

import java.util.ArrayList;
import java.util.List;

/**
 * A position as text: X and O are the stones of the first and the second player, the last ones in
 * brackets; letters are groups, + is the rest of the zone, a dot is a cell outside of it.
 */
public final class BoardText {

  /** So wide is a stone in brackets; a board is as wide without. */
  private static final int STONE_WIDTH = 3;

  private BoardText() {}

  /** The lines of the text. */
  public static List<String> lines(Figure figure) {
    Layout layout = Layout.of(figure.board(), figure.cells());
    return layout.named()
        ? listed(figure)
        : rows(figure, layout, STONE_WIDTH, cell -> mark(figure, cell));
  }

  /** What a cell shows: one word. */
  public interface Mark {
    String of(int cell);
  }

  /** A board with these words on its cells; nothing if the board has no rows and columns. */
  public static List<String> lines(Figure figure, Mark mark) {
    Layout layout = Layout.of(figure.board(), figure.cells());
    return layout.named() ? List.of() : rows(figure, layout, 1, mark);
  }

  private static List<String> rows(Figure figure, Layout layout, int least, Mark mark) {
    int width = least;
    for (int cell = 0; cell < layout.cells(); cell++) {
      width = Math.max(width, mark.of(cell).length());
    }
    int columnWidth =
        Math.max(width, Layout.letters(figure.board(), layout.columns() - 1).length());
    List<String> lines = new ArrayList<>();
    for (int row = layout.rows() - 1; row >= 0; row--) {
      StringBuilder line = new StringBuilder("%3s ".formatted(row + 1));
      for (int column = 0; column < layout.columns(); column++) {
        line.append(' ').append(centred(mark.of(row * layout.columns() + column), columnWidth));
      }
      lines.add(line.toString().stripTrailing());
    }
    StringBuilder letters = new StringBuilder("    ");
    for (int column = 0; column < layout.columns(); column++) {
      letters.append(' ').append(centred(Layout.letters(figure.board(), column), columnWidth));
    }
    lines.add(letters.toString().stripTrailing());
    return lines;
  }

  private static String centred(String word, int width) {
    int before = (width - word.length()) / 2;
    return " ".repeat(before) + word + " ".repeat(width - word.length() - before);
  }

  /** The cells of a hypergraph with what is on them, some on each line. */
  private static List<String> listed(Figure figure) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (int cell = 0; cell < figure.cells(); cell++) {
      String word = figure.board().cellName(cell) + ":" + mark(figure, cell);
      if (line.length() + word.length() > 76) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append("  ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  private static String mark(Figure figure, int cell) {
    boolean black = figure.black().contains(cell);
    if (black || figure.white().contains(cell)) {
      String stone = black ? "X" : "O";
      boolean last = figure.last().contains(cell);
      return last ? "[" + stone + "]" : stone;
    }
    String letter = figure.letter(cell);
    return letter.isEmpty() ? figure.zone().contains(cell) ? "+" : "." : letter;
  }
}
