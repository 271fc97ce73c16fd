package dev.touchstone.picture;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Draws by writing PDF, one page as large as the picture: shapes, and words in Times. */
final class PdfPen implements Pen {

  /** So far a curve's control points are from its ends where it is a quarter of a circle. */
  private static final double QUARTER = 0.5522847498;

  /** From the middle of a letter down to its base line, in sizes of the font. */
  private static final double HALF_LETTER = 0.33;

  private final Palette palette;
  private final Drawing drawing;
  private final double scale;
  private final StringBuilder content = new StringBuilder();

  PdfPen(Drawing drawing, Palette palette, double scale) {
    this.drawing = drawing;
    this.palette = palette;
    this.scale = scale;
    content.append(
        "%s 0 0 %s 0 0 cm 1 J 1 j\n".formatted(Decimal.fine(scale), Decimal.fine(scale)));
  }

  private static String number(double value) {
    return Decimal.of(value);
  }

  /** In PDF, y goes up. */
  private String point(double x, double y) {
    return Decimal.of(x, drawing.height() - y);
  }

  private String colour(Colour colour, String operator) {
    int rgb = colour.in(palette);
    return "%s %s %s %s\n"
        .formatted(part(rgb >> 16), part((rgb >> 8) & 255), part(rgb & 255), operator);
  }

  private static String part(int value) {
    return Decimal.fine(value / 255.0);
  }

  /** Fills and strokes what the content says from now on; what it says ends with this. */
  private void paint(Ink ink, String shape) {
    ink.fill().ifPresent(colour -> content.append(colour(colour, "rg")));
    ink.outline()
        .ifPresent(
            colour ->
                content.append(colour(colour, "RG")).append(number(ink.size())).append(" w\n"));
    boolean fills = ink.fill().isPresent();
    String operator = ink.outline().isEmpty() ? "f" : fills ? "B" : "S";
    content.append(shape).append(operator).append('\n');
  }

  @Override
  public void rectangle(Ink ink, double x, double y, double width, double height) {
    paint(ink, point(x, y + height) + " " + Decimal.of(width, height) + " re ");
  }

  @Override
  public void circle(Ink ink, double x, double y, double radius) {
    double handle = QUARTER * radius;
    Path path =
        new Path()
            .begin(x + radius, y)
            .curve(x + radius, y + handle, x + handle, y + radius, x, y + radius)
            .curve(x - handle, y + radius, x - radius, y + handle, x - radius, y)
            .curve(x - radius, y - handle, x - handle, y - radius, x, y - radius)
            .curve(x + handle, y - radius, x + radius, y - handle, x + radius, y);
    path(ink, path);
  }

  @Override
  public void path(Ink ink, Path path) {
    StringBuilder shape = new StringBuilder();
    path.follow(
        new Path.Follower() {
          @Override
          public void begin(double x, double y) {
            shape.append(point(x, y)).append(" m ");
          }

          @Override
          public void line(double x, double y) {
            shape.append(point(x, y)).append(" l ");
          }

          @Override
          public void curve(double x1, double y1, double x2, double y2, double x, double y) {
            shape.append(point(x1, y1)).append(' ').append(point(x2, y2)).append(' ');
            shape.append(point(x, y)).append(" c ");
          }
        });
    paint(ink, shape.toString());
  }

  @Override
  public void word(Ink ink, double x, double y, double size, String word) {
    double width = Times.width(word, ink.isSlanted()) * size;
    content.append(colour(ink.colour(), "rg"));
    content.append(
        "BT /%s %s Tf %s Td (%s) Tj ET\n"
            .formatted(
                ink.isSlanted() ? "F2" : "F1",
                number(size),
                point(x - width / 2, y + HALF_LETTER * size),
                escaped(word)));
  }

  /** As PDF writes text; what is not ASCII is not in the names of a board. */
  private static String escaped(String text) {
    return text.replaceAll("[^ -~]", "?").replaceAll("([\\\\()])", "\\\\$1");
  }

  /** The whole file: no date, and nothing else that would differ the next time. */
  byte[] bytes() {
    String box = Decimal.of(0, 0, drawing.width() * scale, drawing.height() * scale);
    String font = "<< /Type /Font /Subtype /Type1 /BaseFont /%s /Encoding /WinAnsiEncoding >>";
    List<String> objects = new ArrayList<>();
    objects.add("<< /Type /Catalog /Pages 2 0 R >>");
    objects.add("<< /Type /Pages /Kids [3 0 R] /Count 1 >>");
    objects.add(
        "<< /Type /Page /Parent 2 0 R /MediaBox [%s] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>"
            .formatted(box));
    objects.add("<< /Length %d >>\nstream\n%s\nendstream".formatted(content.length(), content));
    objects.add(font.formatted("Times-Roman"));
    objects.add(font.formatted("Times-Italic"));
    objects.add("<< /Title (%s) >>".formatted(escaped(drawing.title())));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    write(out, "%PDF-1.4\n");
    StringBuilder places = new StringBuilder("0000000000 65535 f \n");
    for (int i = 0; i < objects.size(); i++) {
      places.append("%010d 00000 n \n".formatted(out.size()));
      write(out, "%d 0 obj\n%s\nendobj\n".formatted(i + 1, objects.get(i)));
    }
    int start = out.size();
    int count = objects.size() + 1;
    write(out, "xref\n0 %d\n%s".formatted(count, places));
    write(
        out,
        "trailer\n<< /Size %d /Root 1 0 R /Info 7 0 R >>\nstartxref\n%d\n%%%%EOF\n"
            .formatted(count, start));
    return out.toByteArray();
  }

  private static void write(ByteArrayOutputStream out, String text) {
    out.writeBytes(text.getBytes(StandardCharsets.US_ASCII));
  }
}
