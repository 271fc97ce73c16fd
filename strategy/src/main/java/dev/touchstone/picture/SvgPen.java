package dev.touchstone.picture;

import java.util.Locale;

/** Draws by writing SVG, each kind of ink as a class of its own. */
final class SvgPen implements Pen {

  private final StringBuilder svg = new StringBuilder();

  SvgPen(int width, int height, String title) {
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$s %2$s" width="%1$s" height="%2$s" role="img">
        <title>%3$s</title>
        <style>
        """
            .formatted(width, height, escaped(title)));
    for (Ink ink : Ink.values()) {
      svg.append(style(ink));
    }
    svg.append("text{font-family:sans-serif;text-anchor:middle;dominant-baseline:central}\n");
    svg.append("</style>\n");
  }

  private static String style(Ink ink) {
    String fill = ink.fill() < 0 ? "none" : colour(ink.fill());
    String rest =
        ink.outline() >= 0
            ? ";stroke:%s;stroke-width:%s".formatted(colour(ink.outline()), ink.size())
            : ink.size() > 0 ? ";font-size:%spx".formatted(ink.size()) : "";
    return ".%s{fill:%s%s}\n".formatted(name(ink), fill, rest);
  }

  private static String colour(int rgb) {
    return String.format(Locale.ROOT, "#%06x", rgb);
  }

  private static String name(Ink ink) {
    return ink.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  @Override
  public void rectangle(Ink ink, int x, int y, int width, int height) {
    svg.append(
        "<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"/>\n"
            .formatted(name(ink), x, y, width, height));
  }

  @Override
  public void circle(Ink ink, int x, int y, int radius) {
    svg.append(
        "<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"%s\"/>\n".formatted(name(ink), x, y, radius));
  }

  @Override
  public void word(Ink ink, int x, int y, String word) {
    svg.append(
        "<text class=\"%s\" x=\"%s\" y=\"%s\">%s</text>\n"
            .formatted(name(ink), x, y, escaped(word)));
  }

  /** The whole image. */
  String text() {
    return svg + "</svg>\n";
  }
}
