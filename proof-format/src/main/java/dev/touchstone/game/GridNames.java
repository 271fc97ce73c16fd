package dev.touchstone.game;

import java.util.OptionalInt;

/**
 * Names of the cells of a board of rows and columns: a letter for the column and a number for the
 * row, from the lower left, as in the papers: {@code c4}. After {@code z} comes {@code aa}.
 *
 * <p>Cells are numbered row by row from the lower left: cell = (row - 1) · columns + column.
 */
record GridNames(int rows, int columns) {

  String name(int cell) {
    StringBuilder letters = new StringBuilder();
    for (int rest = cell % columns + 1; rest > 0; rest = (rest - 1) / 26) {
      letters.insert(0, (char) ('a' + (rest - 1) % 26));
    }
    return letters.append(cell / columns + 1).toString();
  }

  OptionalInt number(String name) {
    int letters = 0;
    int column = 0;
    while (letters < name.length()
        && name.charAt(letters) >= 'a'
        && name.charAt(letters) <= 'z'
        && column <= columns) {
      column = column * 26 + name.charAt(letters++) - 'a' + 1;
    }
    String digits = name.substring(letters);
    if (column < 1 || column > columns || !digits.matches("[1-9][0-9]{0,3}")) {
      return OptionalInt.empty();
    }
    int row = Integer.parseInt(digits);
    return row > rows ? OptionalInt.empty() : OptionalInt.of((row - 1) * columns + column - 1);
  }
}
