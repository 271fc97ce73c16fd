package dev.touchstone.picture;

import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Slices;
import java.util.ArrayList;
import java.util.List;

/**
 * A position as text: X and O are the stones of the first and the second player, the last ones in
 * brackets; equal letters are a group, a dot is the rest of the zone, a dash is a cell outside of
 * it.
 */
public final class BoardText {

  /** As wide as a terminal is at least. */
  private static final int WIDTH = 78;

  private BoardText() {}

  /** The lines of the text. */
  public static List<String> lines(Figure figure) {
    return lines(figure, false);
  }

  /** The same, perhaps in colours, which are codes between the letters. */
  public static List<String> lines(Figure figure, boolean coloured) {
    if (figure.board() instanceof HexBoard hex) {
      int width = HexText.width(width(figure, hex.columns(), cell -> mark(figure, cell)));
      return new HexText(figure, hex, coloured, width).lines(row(figure, width, coloured));
    }
    if (figure.view().isPresent()) {
      return new HostText(figure, figure.view().get()).lines(cell -> mark(figure, cell), coloured);
    }
    return figure
        .board()
        .slices()
        .map(slices -> drawn(figure, slices, coloured))
        .orElseGet(() -> listed(figure, coloured));
  }

  /** What a cell shows: one word. */
  public interface Mark {
    String of(int cell);
  }

  /** A board with these words on its cells; nothing if the board has no rows and columns. */
  public static List<String> lines(Figure figure, Mark mark) {
    if (figure.board() instanceof HexBoard hex) {
      int width = HexText.width(width(figure, hex.columns(), mark));
      return new HexText(figure, hex, false, width).lines(marked(mark, width));
    }
    if (figure.view().isPresent()) {
      return new HostText(figure, figure.view().get()).lines(mark, false);
    }
    return figure.board().slices().map(slices -> marked(figure, slices, mark)).orElse(List.of());
  }

  private static List<String> marked(Figure figure, Slices slices, Mark mark) {
    int width = width(figure, slices.slice().columns(), mark);
    return rows(figure, slices, false, width, marked(mark, width));
  }

  private static SliceText.Row marked(Mark mark, int width) {
    return cells -> {
      StringBuilder line = new StringBuilder();
      for (int cell : cells) {
        line.append(' ').append(centred(mark.of(cell), width));
      }
      return line.append(' ').toString();
    };
  }

  /** Cells one blank apart, as on paper; brackets take the place of the blanks. */
  private static List<String> drawn(Figure figure, Slices slices, boolean coloured) {
    int width = width(figure, slices.slice().columns(), cell -> mark(figure, cell));
    return rows(figure, slices, coloured, width, row(figure, width, coloured));
  }

  private static SliceText.Row row(Figure figure, int width, boolean coloured) {
    return cells -> {
      StringBuilder line = new StringBuilder();
      boolean lastBefore = false;
      for (int cell : cells) {
        boolean last = figure.last().contains(cell);
        line.append(last ? (lastBefore ? "|" : "[") : lastBefore ? "]" : " ");
        line.append(shaded(figure, cell, centred(mark(figure, cell), width), coloured));
        lastBefore = last;
      }
      return line.append(lastBefore ? "]" : " ").toString();
    };
  }

  private static int width(Figure figure, int columns, Mark mark) {
    int width = letters(figure, columns - 1).length();
    for (int cell = 0; cell < figure.cells(); cell++) {
      width = Math.max(width, mark.of(cell).length());
    }
    return width;
  }

  /** The slices as they lie, each row of them from above. */
  private static List<String> rows(
      Figure figure, Slices slices, boolean coloured, int width, SliceText.Row row) {
    SliceText text = new SliceText(figure, slices, coloured, width, row);
    int across = Math.max(1, Math.min(slices.across(), (WIDTH + 1) / (text.width() + 1)));
    List<String> lines = new ArrayList<>();
    for (int up = slices.up() - 1; up >= 0; up--) {
      int end = Math.min(slices.count(), (up + 1) * slices.across());
      for (int first = up * slices.across(); first < end; first += across) {
        if (!lines.isEmpty()) {
          lines.add("");
        }
        lines.addAll(text.sideBySide(first, Math.min(end, first + across)));
      }
    }
    return lines;
  }

  /** What stands below a column of a picture. */
  static String column(Figure figure, int column) {
    return figure
        .view()
        .map(view -> Integer.toString(view.at(column).x()))
        .orElseGet(() -> letters(figure, column));
  }

  /** What stands beside a row of a picture. */
  static String row(Figure figure, int row) {
    return Integer.toString(row + figure.view().map(view -> view.window().bottom()).orElse(1));
  }

  /** The letters of a column. */
  static String letters(Figure figure, int column) {
    return figure.board().cellName(column).replaceAll("[0-9].*$", "");
  }

  static String centred(String word, int width) {
    int before = (width - word.length()) / 2;
    return " ".repeat(before) + word + " ".repeat(width - word.length() - before);
  }

  /** The cells of a hypergraph with what is on them, in columns. */
  private static List<String> listed(Figure figure, boolean coloured) {
    int widest = 0;
    for (int cell = 0; cell < figure.cells(); cell++) {
      widest = Math.max(widest, word(figure, cell).length());
    }
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    int used = 0;
    for (int cell = 0; cell < figure.cells(); cell++) {
      if (used > 0 && used + 2 + widest > WIDTH) {
        lines.add(line.toString().stripTrailing());
        line.setLength(0);
        used = 0;
      }
      String word = word(figure, cell);
      line.append("  ").append(shaded(figure, cell, word, coloured));
      line.append(" ".repeat(widest - word.length()));
      used += 2 + widest;
    }
    lines.add(line.toString().stripTrailing());
    return lines;
  }

  private static String word(Figure figure, int cell) {
    String mark = mark(figure, cell);
    boolean last = figure.last().contains(cell);
    return figure.name(cell) + ":" + (last ? "[" + mark + "]" : mark);
  }

  private static String mark(Figure figure, int cell) {
    if (figure.black().contains(cell)) {
      return "X";
    }
    if (figure.white().contains(cell)) {
      return "O";
    }
    String letter = figure.letter(cell);
    return letter.isEmpty() ? figure.zone().contains(cell) ? "." : "-" : letter;
  }

  static String shaded(Figure figure, int cell, String word, boolean coloured) {
    return coloured ? shade(figure, cell).of(word) : word;
  }

  private static Shade shade(Figure figure, int cell) {
    if (figure.black().contains(cell)) {
      return Shade.BLACK;
    }
    if (figure.white().contains(cell)) {
      return Shade.WHITE;
    }
    if (!figure.letter(cell).isEmpty()) {
      return Shade.PAIR;
    }
    return figure.zone().contains(cell) ? Shade.ZONE : Shade.OUTSIDE;
  }
}
