package dev.touchstone.picture;

import dev.touchstone.game.Rectangle;
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
    return figure
        .board()
        .rectangle()
        .map(rectangle -> rows(figure, rectangle, STONE_WIDTH, cell -> mark(figure, cell)))
        .orElseGet(() -> listed(figure));
  }

  /** What a cell shows: one word. */
  public interface Mark {
    String of(int cell);
  }

  /** A board with these words on its cells; nothing if the board has no rows and columns. */
  public static List<String> lines(Figure figure, Mark mark) {
    return figure
        .board()
        .rectangle()
        .map(rectangle -> rows(figure, rectangle, 1, mark))
        .orElse(List.of());
  }

  private static List<String> rows(Figure figure, Rectangle board, int least, Mark mark) {
    int width = least;
    for (int cell = 0; cell < figure.cells(); cell++) {
      width = Math.max(width, mark.of(cell).length());
    }
    int columnWidth = Math.max(width, letters(figure, board.columns() - 1).length());
    List<String> lines = new ArrayList<>();
    for (int row = board.rows() - 1; row >= 0; row--) {
      StringBuilder line = new StringBuilder("%3s ".formatted(row + 1));
      for (int column = 0; column < board.columns(); column++) {
        line.append(' ').append(centred(mark.of(row * board.columns() + column), columnWidth));
      }
      lines.add(line.toString().stripTrailing());
    }
    StringBuilder letters = new StringBuilder("    ");
    for (int column = 0; column < board.columns(); column++) {
      letters.append(' ').append(centred(letters(figure, column), columnWidth));
    }
    lines.add(letters.toString().stripTrailing());
    return lines;
  }

  /** The letters of a column. */
  private static String letters(Figure figure, int column) {
    return figure.board().cellName(column).replaceAll("[0-9]+$", "");
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
