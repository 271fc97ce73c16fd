package dev.touchstone.picture;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
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

  PngPen(int width, int height, int scale) {
    image = new BufferedImage(width * scale, height * scale, BufferedImage.TYPE_INT_RGB);
    graphics = image.createGraphics();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    graphics.setColor(Color.WHITE);
    graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
    graphics.scale(scale, scale);
  }

  @Override
  public void rectangle(Ink ink, int x, int y, int width, int height) {
    draw(ink, new Rectangle2D.Double(x, y, width, height));
  }

  @Override
  public void circle(Ink ink, int x, int y, int radius) {
    draw(ink, new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
  }

  private void draw(Ink ink, Shape shape) {
    if (ink.fill() >= 0) {
      graphics.setColor(new Color(ink.fill()));
      graphics.fill(shape);
    }
    if (ink.outline() >= 0) {
      graphics.setColor(new Color(ink.outline()));
      graphics.setStroke(new BasicStroke((float) ink.size()));
      graphics.draw(shape);
    }
  }

  @Override
  public void word(Ink ink, int x, int y, String word) {
    graphics.setColor(new Color(ink.fill()));
    Glyphs.draw(graphics, x, y, ink.size(), word);
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
