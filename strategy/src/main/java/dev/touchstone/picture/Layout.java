package dev.touchstone.picture;

import dev.touchstone.game.Board;
import dev.touchstone.game.Rectangle;
import java.util.Optional;

/**
 * Where cells lie: on a board of rows and columns as there, row 1 lowest; those of a listed board
 * one after the other in lines from above, as words on a page, each with its name.
 *
 * @param named whether cells have names of their own instead of a letter and a number at the edges
 */
record Layout(int rows, int columns, int cells, boolean named) {

  static Layout of(Board board, int cells) {
    Optional<Rectangle> rectangle = board.rectangle();
    if (rectangle.isPresent()) {
      return new Layout(rectangle.get().rows(), rectangle.get().columns(), cells, false);
    }
    int columns = (int) Math.ceil(Math.sqrt(cells));
    return new Layout((cells + columns - 1) / columns, columns, cells, true);
  }

  int column(int cell) {
    return cell % columns;
  }

  /** Counted from above. */
  int rowFromTop(int cell) {
    int row = cell / columns;
    return named ? row : rows - 1 - row;
  }

  /** The letters of a column. */
  static String letters(Board board, int column) {
    return board.cellName(column).replaceAll("[0-9]+$", "");
  }
}
