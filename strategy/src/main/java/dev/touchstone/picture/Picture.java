package dev.touchstone.picture;

import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Slices;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * A position as an image, as the explorer's pages show it: cells with the letters of their columns
 * and the numbers of their rows, or with names of their own; stones, the last of them marked, the
 * zone shaded, groups as equal letters. The same figure always gives the same bytes of SVG, PDF and
 * TikZ; those of PNG depend on the Java platform as well.
 */
public final class Picture implements Drawing {

  private static final double MARGIN = 28;

  /** Room for the outlines only. */
  private static final double NARROW = 2;

  /** The radius of a stone, of a cell's width; less where a name stands below it in the cell. */
  private static final double STONE = 0.39;

  private static final double SMALL_STONE = 0.29;

  /** More lines between cells at places of their own, or longer ones, are not to be told apart. */
  private static final int MOST_LINES = 64;

  private static final int LONGEST_LINE = 5;

  /** On a truncated board, shorter lines are pieces of runs that two bricks share. */
  private static final int WHOLE_LINE = 4;

  /** A stone with a name below it is so much above the middle. */
  private static final double RAISED = 0.14;

  /** The mark of the last stone is so far from its edge. */
  private static final double RING = 2;

  /** Longer names are cut. */
  private static final int LONGEST_NAME = 12;

  /** How wide a name may be, in widths of a cell. */
  private static final double NARROW_NAME = 0.86;

  private static final double WIDE_NAME = 1.6;

  /** The usual width of a letter where the font has size 1. */
  private static final double LETTER_WIDTH = 0.56;

  private final Figure figure;
  private final double margin;
  private final Places places;

  private Picture(Figure figure, double margin) {
    this.figure = figure;
    this.margin = margin;
    places = Places.of(figure, margin);
  }

  /** A picture of this. */
  public static Picture of(Figure figure) {
    return new Picture(figure, MARGIN);
  }

  /** As SVG, in light colours. */
  public static String svg(Figure figure) {
    return svg(of(figure));
  }

  /** As SVG without the letters and numbers at the edges. */
  public static String svgOfCells(Figure figure) {
    return svg(new Picture(figure, NARROW));
  }

  private static String svg(Picture picture) {
    return new String(Format.SVG.file(picture, Palette.LIGHT, 1), StandardCharsets.UTF_8);
  }

  @Override
  public String title() {
    return figure.title();
  }

  @Override
  public double width() {
    return places.right() + margin;
  }

  @Override
  public double height() {
    // The lowest names stand below their cells.
    return places.lower() + Math.max(margin, places.free() ? places.cell() / 2 : 0);
  }

  @Override
  public double cell() {
    return places.cell();
  }

  @Override
  public void draw(Canvas canvas) {
    Pen pen = canvas.pen();
    pen.rectangle(Ink.PAPER, 0, 0, width(), height());
    // Between cells that lie apart, lines go behind them.
    if (places.free() && figure.lines()) {
      drawLines(pen);
    } else if (places.free() && hasFewLines()) {
      new LinePaths(places, figure.game())
          .paths()
          .forEach(paths -> paths.forEach(path -> pen.path(Ink.LINE, path)));
    }
    places.hexagons().ifPresent(hexagons -> hexagons.drawSides(pen));
    for (int cell = 0; cell < places.cells(); cell++) {
      drawCell(pen, cell);
    }
    if (figure.lines() && !places.free()) {
      drawLines(pen);
    }
    figure.view().ifPresent(view -> new HostFrame(places, view).draw(pen));
    Optional<Slices> slices = places.slices();
    if (slices.isPresent() && margin == MARGIN) {
      drawEdges(pen, slices.get());
    }
    if (margin == MARGIN) {
      places.hexagons().ifPresent(hexagons -> hexagons.drawEdges(pen, figure));
    }
    for (int cell = 0; cell < places.cells(); cell++) {
      drawInside(pen, cell);
    }
  }

  private boolean hasFewLines() {
    return figure.game().lineCount() <= MOST_LINES && figure.game().longestLine() <= LONGEST_LINE;
  }

  private void drawCell(Pen pen, int cell) {
    Ink ink = figure.zone().contains(cell) ? Ink.ZONE : Ink.CELL;
    double half = places.cell() / 2;
    Optional<Hexagons> hexagons = places.hexagons();
    if (hexagons.isPresent()) {
      pen.path(ink, hexagons.get().outline(cell));
    } else if (places.free()) {
      pen.circle(ink, places.x(cell), places.y(cell), half);
    } else {
      pen.rectangle(ink, places.x(cell) - half, places.y(cell) - half, 2 * half, 2 * half);
    }
  }

  /** Where lines are runs but for a few pieces, those are drawn apart. */
  private void drawLines(Pen pen) {
    Hypergraph game = figure.game();
    boolean hasPieces = places.slices().isPresent();
    int whole = Math.min(WHOLE_LINE, game.longestLine());
    List<List<Path>> paths = new LinePaths(places, game).pathsSideBySide();
    for (int line = 0; line < paths.size(); line++) {
      Ink ink = hasPieces && game.line(line).count() < whole ? Ink.PIECE : Ink.RUN;
      paths.get(line).forEach(path -> pen.path(ink, path));
    }
  }

  /**
   * Letters below each slice and numbers to its left; above it, what names of its cells end with.
   */
  private void drawEdges(Pen pen, Slices slices) {
    double away = (places.cell() + MARGIN) / 2;
    for (int number = 0; number < slices.count(); number++) {
      for (int column = 0; column < slices.slice().columns(); column++) {
        int cell = slices.cell(number, 0, column);
        pen.word(Ink.EDGE, places.x(cell), places.y(cell) + away, BoardText.column(figure, column));
      }
      for (int row = 0; row < slices.slice().rows(); row++) {
        int cell = slices.cell(number, row, 0);
        pen.word(Ink.EDGE, places.x(cell) - away, places.y(cell), BoardText.row(figure, row));
      }
      if (slices.count() > 1) {
        int left = slices.cell(number, slices.slice().rows() - 1, 0);
        int right = slices.cell(number, slices.slice().rows() - 1, slices.slice().columns() - 1);
        double middle = (places.x(left) + places.x(right)) / 2;
        pen.word(Ink.EDGE, middle, places.y(left) - away, "slice " + slices.names().get(number));
      }
    }
  }

  private void drawInside(Pen pen, int cell) {
    boolean black = figure.black().contains(cell);
    boolean stone = black || figure.white().contains(cell);
    String letter = stone ? "" : figure.letter(cell);
    boolean nameInCell = places.named() && !places.free();
    double x = places.x(cell);
    double y = places.y(cell) - (nameInCell ? places.cell() * RAISED : 0);
    if (stone) {
      drawStone(pen, cell, black, x, y, places.cell() * (nameInCell ? SMALL_STONE : STONE));
    } else if (!letter.isEmpty()) {
      pen.word(Ink.PAIR, x, y, Ink.PAIR.size() * scale() * (nameInCell ? 0.8 : 1), letter);
    }
    if (places.named()) {
      drawName(pen, cell, stone || !letter.isEmpty());
    }
  }

  private void drawStone(Pen pen, int cell, boolean black, double x, double y, double radius) {
    pen.circle(black ? Ink.BLACK : Ink.WHITE, x, y, radius);
    if (figure.last().contains(cell)) {
      pen.circle(Ink.LAST, x, y, radius + RING * scale());
    }
    int number = figure.moves().indexOf(cell) + 1;
    if (number > 0) {
      String digits = Integer.toString(number);
      double size = radius * (digits.length() > 2 ? 0.85 : 1);
      pen.word(black ? Ink.ON_BLACK : Ink.ON_WHITE, x, y, size, digits);
    }
  }

  /** In the middle of an empty cell; otherwise below what is there. */
  private void drawName(Pen pen, int cell, boolean occupied) {
    String name = figure.name(cell);
    String shown = name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME - 2) + ".." : name;
    double room = places.cell() * (places.free() && occupied ? WIDE_NAME : NARROW_NAME);
    double full = Ink.NAME.size() * scale() * (occupied && !places.free() ? 0.75 : 1);
    double size = Math.min(full, room / (LETTER_WIDTH * shown.length()));
    double below = !occupied ? 0 : places.cell() * (places.free() ? 0.72 : 0.35);
    double y = places.y(cell) + below;
    if (places.free() && occupied) {
      // So that no line goes through it.
      double width = size * (LETTER_WIDTH * shown.length() + 0.3);
      pen.rectangle(Ink.PAPER, places.x(cell) - width / 2, y - size / 2, width, size);
    }
    pen.word(Ink.NAME, places.x(cell), y, size, shown);
  }

  /** What is drawn on a cell is as large as the cell. */
  private double scale() {
    return places.cell() / Places.CELL;
  }
}
