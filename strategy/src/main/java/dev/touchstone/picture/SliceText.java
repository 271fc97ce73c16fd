package dev.touchstone.picture;

import dev.touchstone.game.Slices;
import java.util.ArrayList;
import java.util.List;

/** Slices of a board side by side as text; a flat board is one of them. */
final class SliceText {

  /** Room for the number of a row. */
  private static final int EDGE = 4;

  private final Figure figure;
  private final Slices slices;
  private final boolean coloured;
  private final int cellWidth;
  private final Row row;

  /**
   * Slices whose cells show words.
   *
   * @param cellWidth how long the words are
   */
  SliceText(Figure figure, Slices slices, boolean coloured, int cellWidth, Row row) {
    this.figure = figure;
    this.slices = slices;
    this.coloured = coloured;
    this.cellWidth = cellWidth;
    this.row = row;
  }

  /** What stands on the cells of a row, with a blank or a bracket around and between them. */
  interface Row {
    String of(int[] cells);
  }

  /** The letters that a slice or its name takes, whichever is more. */
  int width() {
    int widest = rowWidth();
    for (int number = 0; number < slices.count() && slices.count() > 1; number++) {
      widest = Math.max(widest, name(number).length());
    }
    return widest;
  }

  private int rowWidth() {
    return EDGE + slices.slice().columns() * (cellWidth + 1) + 1;
  }

  private String name(int number) {
    return " ".repeat(EDGE + 1) + "slice " + slices.names().get(number);
  }

  /** Their names, the rows from above with their numbers, and the letters of the columns below. */
  List<String> sideBySide(int first, int after) {
    List<String> lines = new ArrayList<>();
    List<String> parts = new ArrayList<>();
    if (slices.count() > 1) {
      for (int number = first; number < after; number++) {
        parts.add(edge(padded(name(number))));
      }
      add(lines, parts);
    }
    for (int r = slices.slice().rows() - 1; r >= 0; r--) {
      for (int number = first; number < after; number++) {
        int[] cells = new int[slices.slice().columns()];
        for (int column = 0; column < cells.length; column++) {
          cells[column] = slices.cell(number, r, column);
        }
        String rest = " ".repeat(width() - rowWidth());
        parts.add(edge("%3s ".formatted(r + 1)) + row.of(cells) + rest);
      }
      add(lines, parts);
    }
    StringBuilder letters = new StringBuilder(" ".repeat(EDGE));
    for (int column = 0; column < slices.slice().columns(); column++) {
      String letter = BoardText.letters(figure, column);
      letters.append(' ').append(BoardText.centred(letter, cellWidth));
    }
    for (int number = first; number < after; number++) {
      boolean last = number == after - 1;
      parts.add(edge(last ? letters.toString().stripTrailing() : padded(letters.toString())));
    }
    add(lines, parts);
    return lines;
  }

  private static void add(List<String> lines, List<String> parts) {
    lines.add(String.join(" ", parts).stripTrailing());
    parts.clear();
  }

  private String padded(String text) {
    return text + " ".repeat(Math.max(0, width() - text.length()));
  }

  private String edge(String text) {
    return coloured ? Shade.EDGE.of(text) : text;
  }
}
