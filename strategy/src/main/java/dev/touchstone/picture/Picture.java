package dev.touchstone.picture;

/**
 * A position as an image, in the manner of the papers: cells with the letters of their columns and
 * the numbers of their rows, stones, the last of them marked, the zone shaded, groups as equal
 * letters. The same figure always gives the same bytes of SVG; those of PNG depend on the Java
 * platform as well.
 */
public final class Picture {

  private static final int CELL = 32;
  private static final int MARGIN = 28;

  /** Room for the outlines only. */
  private static final int NARROW = 2;

  /** Below a cell that has a name of its own. */
  private static final int NAME_HEIGHT = 12;

  private static final int NAME_LENGTH = 6;
  private static final int PNG_SCALE = 2;

  private final Figure figure;
  private final int margin;
  private final Layout layout;

  private Picture(Figure figure, int margin) {
    this.figure = figure;
    this.margin = margin;
    layout = Layout.of(figure.board(), figure.cells());
  }

  /** As SVG. */
  public static String svg(Figure figure) {
    return new Picture(figure, MARGIN).svg();
  }

  /** As SVG without the letters and numbers at the edges. */
  public static String svgOfCells(Figure figure) {
    return new Picture(figure, NARROW).svg();
  }

  private String svg() {
    SvgPen pen = new SvgPen(width(), height(), figure.title());
    draw(pen);
    return pen.text();
  }

  /** As PNG, two points for each unit of the SVG. */
  public static byte[] png(Figure figure) {
    Picture picture = new Picture(figure, MARGIN);
    PngPen pen = new PngPen(picture.width(), picture.height(), PNG_SCALE);
    picture.draw(pen);
    return pen.bytes();
  }

  private int width() {
    return 2 * margin + layout.columns() * CELL;
  }

  private int height() {
    return 2 * margin + layout.rows() * rowHeight();
  }

  private int rowHeight() {
    return layout.named() ? CELL + NAME_HEIGHT : CELL;
  }

  private int x(int cell) {
    return margin + layout.column(cell) * CELL + CELL / 2;
  }

  private int y(int cell) {
    return margin + layout.rowFromTop(cell) * rowHeight() + CELL / 2;
  }

  private void draw(Pen pen) {
    pen.rectangle(Ink.PAPER, 0, 0, width(), height());
    for (int cell = 0; cell < layout.cells(); cell++) {
      Ink ink = figure.zone().contains(cell) ? Ink.ZONE : Ink.CELL;
      pen.rectangle(ink, x(cell) - CELL / 2, y(cell) - CELL / 2, CELL, CELL);
    }
    if (!layout.named() && margin == MARGIN) {
      drawEdges(pen);
    }
    for (int cell = 0; cell < layout.cells(); cell++) {
      drawInside(pen, cell);
    }
  }

  private void drawEdges(Pen pen) {
    for (int column = 0; column < layout.columns(); column++) {
      String letters = Layout.letters(figure.board(), column);
      pen.word(Ink.EDGE, x(column), height() - MARGIN / 2, letters);
    }
    for (int row = 0; row < layout.rows(); row++) {
      pen.word(Ink.EDGE, MARGIN / 2, y(row * layout.columns()), Integer.toString(row + 1));
    }
  }

  private void drawInside(Pen pen, int cell) {
    boolean black = figure.black().contains(cell);
    if (black || figure.white().contains(cell)) {
      pen.circle(black ? Ink.BLACK : Ink.WHITE, x(cell), y(cell), CELL * 2 / 5);
      if (figure.last().contains(cell)) {
        pen.circle(Ink.LAST, x(cell), y(cell), CELL / 8);
      }
    }
    String letter = figure.letter(cell);
    if (!letter.isEmpty()) {
      pen.word(Ink.PAIR, x(cell), y(cell), letter);
    }
    if (layout.named()) {
      String name = figure.board().cellName(cell);
      String shown = name.substring(0, Math.min(NAME_LENGTH, name.length()));
      pen.word(Ink.NAME, x(cell), y(cell) + (CELL + NAME_HEIGHT) / 2, shown);
    }
  }
}
