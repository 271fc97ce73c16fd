package dev.touchstone.picture;

import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import java.util.ArrayList;
import java.util.List;

/**
 * A board of Hex as text: rows from above, each half a cell to the right of the one before, with
 * the players' names at their sides.
 */
final class HexText {

  private static final String LEFT = "White  ";

  /** Room for the number of a row. */
  private static final int EDGE = 3;

  private final Figure figure;
  private final HexBoard board;
  private final boolean coloured;
  private final int half;

  /**
   * Cells that show words.
   *
   * @param cellWidth how long the words are, an odd number, so that a cell has two halves
   */
  HexText(Figure figure, HexBoard board, boolean coloured, int cellWidth) {
    this.figure = figure;
    this.board = board;
    this.coloured = coloured;
    half = (cellWidth + 1) / 2;
  }

  /** The least odd number that is no less. */
  static int width(int cellWidth) {
    return cellWidth | 1;
  }

  List<String> lines(SliceText.Row row) {
    int left = LEFT.length() + EDGE;
    List<String> lines = new ArrayList<>();
    lines.add(" ".repeat(left + middle(Player.BLACK)) + name(Player.BLACK));
    StringBuilder letters = new StringBuilder(" ".repeat(left - half + 1));
    for (int column = 0; column < board.columns(); column++) {
      letters
          .append(BoardText.centred(BoardText.letters(figure, column), 2 * half - 1))
          .append(' ');
    }
    lines.add(edge(letters.toString().stripTrailing()));
    for (int r = 0; r < board.rows(); r++) {
      int[] cells = new int[board.columns()];
      for (int column = 0; column < cells.length; column++) {
        cells[column] = r * board.columns() + column;
      }
      boolean named = r == board.rows() / 2;
      String front = named ? name(Player.WHITE) + "  " : " ".repeat(LEFT.length());
      String number = edge("%3s".formatted(r + 1));
      String line = " ".repeat(r * half) + front + number + row.of(cells);
      lines.add((named ? line + " " + name(Player.WHITE) : line).stripTrailing());
    }
    int below = left + board.rows() * half + middle(Player.BLACK);
    lines.add(" ".repeat(below) + name(Player.BLACK));
    return lines;
  }

  /** How far a name stands from the left of a row, to be in its middle. */
  private int middle(Player player) {
    return Math.max(0, (board.columns() * 2 * half - word(player).length()) / 2);
  }

  private static String word(Player player) {
    return player == Player.BLACK ? "Black" : "White";
  }

  private String name(Player player) {
    Shade shade = player == Player.BLACK ? Shade.BLACK : Shade.WHITE;
    return coloured ? shade.of(word(player)) : word(player);
  }

  private String edge(String text) {
    return coloured ? Shade.EDGE.of(text) : text;
  }
}
