package dev.touchstone.archive;

import dev.touchstone.game.Board;
import dev.touchstone.game.CellList;
import dev.touchstone.game.GridBoard;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.game.TruncatedBoard;
import dev.touchstone.statement.Statement;
import java.util.Optional;

/**
 * The board of a theorem as an SVG image: cells with the letters of their columns and the numbers
 * of their rows, the first stones, and the pairs of a proof that is one pairing, as equal letters.
 * Numbers stand for %s here and in the other pages: %d writes the digits of the reader's language.
 */
final class BoardPicture {

  private static final int CELL = 32;
  private static final int EDGE = 28;
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

  private final Statement statement;
  private final Board board;
  private final int rows;
  private final int columns;

  private BoardPicture(Statement statement, int rows, int columns) {
    this.statement = statement;
    this.board = statement.board();
    this.rows = rows;
    this.columns = columns;
  }

  /** The image, if the board is one of rows and columns. */
  static Optional<String> of(Statement statement, Optional<CellList> pairs) {
    Board board = statement.board();
    if (board instanceof Hypergraph) {
      return Optional.empty();
    }
    BoardPicture picture =
        board instanceof GridBoard grid
            ? new BoardPicture(statement, grid.rows(), grid.columns())
            : new BoardPicture(statement, 4, ((TruncatedBoard) board).columns());
    return Optional.of(picture.svg(pairs));
  }

  private String svg(Optional<CellList> pairs) {
    int width = 2 * EDGE + columns * CELL;
    int height = 2 * EDGE + rows * CELL;
    StringBuilder svg = new StringBuilder();
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %s %s" width="%s" height="%s" role="img">
        <title>%s</title>
        <style>
        .board{fill:#fff}.cell{fill:#f4efe4;stroke:#6b5f4a}.edge{font:13px sans-serif;fill:#555}
        .pair{font:15px sans-serif;fill:#1d4f8c}.black{fill:#222}.white{fill:#fff;stroke:#222}
        text{text-anchor:middle;dominant-baseline:central}
        </style>
        <rect class="board" width="%s" height="%s" rx="6"/>
        """
            .formatted(width, height, width, height, InWords.headline(statement), width, height));
    appendCells(svg);
    appendEdges(svg);
    appendStones(svg);
    pairs.ifPresent(cells -> appendPairs(svg, cells));
    return svg.append("</svg>\n").toString();
  }

  private void appendCells(StringBuilder svg) {
    for (int cell = 0; cell < rows * columns; cell++) {
      svg.append(
          "<rect class=\"cell\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"/>\n"
              .formatted(x(cell) - CELL / 2, y(cell) - CELL / 2, CELL, CELL));
    }
  }

  private void appendEdges(StringBuilder svg) {
    for (int column = 0; column < columns; column++) {
      String letters = board.cellName(column).replaceAll("[0-9]+$", "");
      text(svg, "edge", x(column), EDGE + rows * CELL + EDGE / 2, letters);
    }
    for (int row = 0; row < rows; row++) {
      text(svg, "edge", EDGE / 2, y(row * columns), Integer.toString(row + 1));
    }
  }

  private void appendStones(StringBuilder svg) {
    for (Player player : Player.values()) {
      String colour = player == Player.BLACK ? "black" : "white";
      statement
          .setup()
          .stones(player)
          .forEach(
              cell ->
                  svg.append(
                      "<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"%s\"/>\n"
                          .formatted(colour, x(cell), y(cell), CELL * 2 / 5)));
    }
  }

  /** Two cells of a pair have the same letter; after 52 of them a number follows. */
  private void appendPairs(StringBuilder svg, CellList cells) {
    for (int i = 0; i < cells.size(); i++) {
      int pair = i / 2;
      int again = pair / LETTERS.length();
      String name = LETTERS.charAt(pair % LETTERS.length()) + (again == 0 ? "" : "" + again);
      text(svg, "pair", x(cells.get(i)), y(cells.get(i)), name);
    }
  }

  private static void text(StringBuilder svg, String kind, int x, int y, String text) {
    svg.append("<text class=\"%s\" x=\"%s\" y=\"%s\">%s</text>\n".formatted(kind, x, y, text));
  }

  private int x(int cell) {
    return EDGE + cell % columns * CELL + CELL / 2;
  }

  /** Row 1 is the lowest. */
  private int y(int cell) {
    return EDGE + (rows - 1 - cell / columns) * CELL + CELL / 2;
  }
}
