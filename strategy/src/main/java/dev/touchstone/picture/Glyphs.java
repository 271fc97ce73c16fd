package dev.touchstone.picture;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;

/**
 * Letters as strokes of one width, for images that must not depend on a machine's fonts. There are
 * 20 units to the size of a font; y goes up from the base line, capitals are 14 high.
 *
 * <p>A glyph has a line: its width, then {@code m x y} to begin a stroke, {@code l x y} to go on
 * straight, {@code q x1 y1 x y} in a curve towards the first point, {@code o x y rx ry} for an
 * ellipse.
 */
final class Glyphs {

  private static final double UNITS = 20;
  private static final double CAPITAL = 14;
  private static final double GAP = 2.8;
  private static final double STROKE = 1.75;
  private static final double SLANT = 0.2;

  private static final List<Glyph> GLYPHS = read();

  private Glyphs() {}

  private record Glyph(double width, List<Shape> strokes) {}

  /** Draws a word around this point; the size is that of a font. */
  static void draw(
      Graphics2D graphics, double x, double y, double size, boolean slanted, String word) {
    double width = -GAP;
    for (int i = 0; i < word.length(); i++) {
      width += glyph(word.charAt(i)).width() + GAP;
    }
    double scale = size / UNITS;
    AffineTransform place = new AffineTransform();
    place.translate(x - width / 2 * scale, y + CAPITAL / 2 * scale);
    place.scale(scale, -scale);
    if (slanted) {
      place.translate(-SLANT * CAPITAL / 4, 0);
      place.shear(SLANT, 0);
    }
    graphics.setStroke(
        new BasicStroke((float) (STROKE * scale), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    for (int i = 0; i < word.length(); i++) {
      Glyph glyph = glyph(word.charAt(i));
      glyph.strokes().forEach(stroke -> graphics.draw(place.createTransformedShape(stroke)));
      place.translate(glyph.width() + GAP, 0);
    }
  }

  private static Glyph glyph(char character) {
    return GLYPHS.get(character >= ' ' && character <= '~' ? character - ' ' : '?' - ' ');
  }

  private static List<Glyph> read() {
    List<Glyph> glyphs = new ArrayList<>();
    for (String line : GlyphStrokes.OF_ASCII.split("\n", -1)) {
      if (!line.isEmpty()) {
        glyphs.add(read(line.split(" ", -1)));
      }
    }
    return List.copyOf(glyphs);
  }

  private static Glyph read(String[] words) {
    List<Shape> strokes = new ArrayList<>();
    Path2D.Double path = new Path2D.Double();
    strokes.add(path);
    for (int i = 1; i < words.length; ) {
      char command = words[i].charAt(0);
      double[] at = new double[4];
      int count = command == 'm' || command == 'l' ? 2 : 4;
      for (int j = 0; j < count; j++) {
        at[j] = Double.parseDouble(j == 0 ? words[i].substring(1) : words[i + j]);
      }
      switch (command) {
        case 'm' -> path.moveTo(at[0], at[1]);
        case 'l' -> path.lineTo(at[0], at[1]);
        case 'q' -> path.quadTo(at[0], at[1], at[2], at[3]);
        default ->
            strokes.add(new Ellipse2D.Double(at[0] - at[2], at[1] - at[3], 2 * at[2], 2 * at[3]));
      }
      i += count;
    }
    return new Glyph(Double.parseDouble(words[0]), List.copyOf(strokes));
  }
}
