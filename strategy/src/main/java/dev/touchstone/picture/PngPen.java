package dev.touchstone.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;

/**
 * Draws points. Words are drawn with letters of our own: the fonts of a machine differ from those
 * of another, and some have none.
 */
final class PngPen implements Pen {

  private final BufferedImage image;
  private final Graphics2D graphics;
  private final Palette palette;

  PngPen(Drawing drawing, Palette palette, double scale) {
    this.palette = palette;
    image =
        new BufferedImage(
            pixels(drawing.width(), scale),
            pixels(drawing.height(), scale),
            BufferedImage.TYPE_INT_RGB);
    graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    graphics.setColor(new Color(Colour.PAPER.in(palette)));
    graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
    graphics.scale(scale, scale);
  }

  private static int pixels(double units, double scale) {
    return Math.max(1, (int) Math.round(units * scale));
  }

  @Override
  public void rectangle(Ink ink, double x, double y, double width, double height) {
    draw(ink, new Rectangle2D.Double(x, y, width, height));
  }

  @Override
  public void circle(Ink ink, double x, double y, double radius) {
    draw(ink, new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
  }

  @Override
  public void path(Ink ink, Path path) {
    Path2D.Double shape = new Path2D.Double();
    path.follow(
        new Path.Follower() {
          @Override
          public void begin(double x, double y) {
            shape.moveTo(x, y);
          }

          @Override
          public void line(double x, double y) {
            shape.lineTo(x, y);
          }

          @Override
          public void curve(double x1, double y1, double x2, double y2, double x, double y) {
            shape.curveTo(x1, y1, x2, y2, x, y);
          }
        });
    draw(ink, shape);
  }

  private void draw(Ink ink, Shape shape) {
    ink.fill()
        .ifPresent(
            colour -> {
              graphics.setColor(new Color(colour.in(palette)));
              graphics.fill(shape);
            });
    ink.outline()
        .ifPresent(
            colour -> {
              graphics.setColor(new Color(colour.in(palette)));
              graphics.setStroke(
                  new BasicStroke(
                      (float) ink.size(), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
              graphics.draw(shape);
            });
  }

  @Override
  public void word(Ink ink, double x, double y, double size, String word) {
    graphics.setColor(new Color(ink.colour().in(palette)));
    Glyphs.draw(graphics, x, y, size, ink.isSlanted(), word);
  }

  /** The whole image. */
  byte[] bytes() {
    graphics.dispose();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      if (!ImageIO.write(image, "png", bytes)) {
        throw new IllegalStateException("this Java cannot write PNG");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}
