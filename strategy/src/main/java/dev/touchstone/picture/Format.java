package dev.touchstone.picture;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** In what form a picture is written: for screens, or for papers. */
public enum Format {
  SVG(32, "svg") {
    @Override
    public byte[] file(Drawing drawing, Palette palette, double scale) {
      SvgPen pen = new SvgPen(drawing, palette, scale);
      drawing.draw(new Drawing.Canvas(pen));
      return pen.text().getBytes(StandardCharsets.UTF_8);
    }
  },
  PNG(64, "png") {
    @Override
    public byte[] file(Drawing drawing, Palette palette, double scale) {
      PngPen pen = new PngPen(drawing, palette, scale);
      drawing.draw(new Drawing.Canvas(pen));
      return pen.bytes();
    }
  },
  PDF(24, "pdf") {
    @Override
    public byte[] file(Drawing drawing, Palette palette, double scale) {
      PdfPen pen = new PdfPen(drawing, palette, scale);
      drawing.draw(new Drawing.Canvas(pen));
      return pen.bytes();
    }
  },
  TIKZ(24, "tikz|tex") {
    @Override
    public byte[] file(Drawing drawing, Palette palette, double scale) {
      TikzPen pen = new TikzPen(drawing, palette, scale);
      drawing.draw(new Drawing.Canvas(pen));
      return pen.text().getBytes(StandardCharsets.US_ASCII);
    }
  };

  private final int usualCell;

  /** The endings of files, as a pattern. */
  private final String endings;

  Format(int usualCell, String endings) {
    this.usualCell = usualCell;
    this.endings = endings;
  }

  /** The form that a file's name asks for. */
  public static Optional<Format> of(String fileName) {
    String lower = fileName.toLowerCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(format -> lower.matches("(?s).*\\.(" + format.endings + ")"))
        .findFirst();
  }

  /** The scale of a picture if nothing else is said: pixels, or points on paper, to a unit. */
  public double usualScale() {
    return usualCell / Places.CELL;
  }

  /** The picture as a file, its units multiplied by the scale. */
  public abstract byte[] file(Drawing drawing, Palette palette, double scale);
}
