package dev.touchstone.picture;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** Draws by writing SVG, each kind of ink as a class of its own. */
final class SvgPen implements Pen {

  private static final String WORDS =
      "text{font-family:Georgia,'Times New Roman',serif;text-anchor:middle;dominant-baseline:central}\n";

  private final String head;
  private final Set<Ink> used = EnumSet.noneOf(Ink.class);
  private final StringBuilder shapes = new StringBuilder();

  SvgPen(int width, int height, String title) {
    head =
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$s %2$s" width="%1$s" height="%2$s" role="img">
        <title>%3$s</title>
        """
            .formatted(width, height, escaped(title));
  }

  private static String style(Ink ink) {
    String fill = ink.fill() < 0 ? "none" : colour(ink.fill());
    String rest =
        ink.outline() >= 0
            ? ";stroke:%s;stroke-width:%s".formatted(colour(ink.outline()), ink.size())
            : ink.size() > 0 ? ";font-size:%spx".formatted(ink.size()) : "";
    String slant = ink == Ink.PAIR ? ";font-style:italic" : "";
    return ".%s{fill:%s%s%s}\n".formatted(name(ink), fill, rest, slant);
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
    used.add(ink);
    shapes.append(
        "<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"/>\n"
            .formatted(name(ink), x, y, width, height));
  }

  @Override
  public void circle(Ink ink, int x, int y, int radius) {
    used.add(ink);
    shapes.append(
        "<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"%s\"/>\n".formatted(name(ink), x, y, radius));
  }

  @Override
  public void word(Ink ink, int x, int y, String word) {
    used.add(ink);
    shapes.append(
        "<text class=\"%s\" x=\"%s\" y=\"%s\">%s</text>\n"
            .formatted(name(ink), x, y, escaped(word)));
  }

  /** The whole image. */
  String text() {
    String styles = used.stream().map(SvgPen::style).collect(Collectors.joining());
    return head + "<style>\n" + styles + WORDS + "</style>\n" + shapes + "</svg>\n";
  }
}
