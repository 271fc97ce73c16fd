package dev.touchstone.picture;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;

/** Draws by writing SVG, each kind of ink as a class of its own. */
final class SvgPen implements Pen {

  private static final String WORDS =
      "text{font-family:'Iowan Old Style','Palatino Linotype',Palatino,Georgia,'Times New Roman',"
          + "serif;text-anchor:middle;dominant-baseline:central}\n"
          + "path{stroke-linecap:round;stroke-linejoin:round}\n";

  private final String head;
  private final Palette palette;
  private final Set<Ink> used = EnumSet.noneOf(Ink.class);
  private final StringBuilder shapes = new StringBuilder();

  SvgPen(Drawing drawing, Palette palette, double scale) {
    this.palette = palette;
    head =
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %s %s" width="%s" height="%s" role="img">
        <title>%s</title>
        """
            .formatted(
                Decimal.of(drawing.width()),
                Decimal.of(drawing.height()),
                Decimal.of(drawing.width() * scale),
                Decimal.of(drawing.height() * scale),
                escaped(drawing.title()));
  }

  private String style(Ink ink) {
    String fill = ink.fill().map(colour -> colour.css(palette)).orElse("none");
    String rest =
        ink.outline()
            .map(
                colour ->
                    ";stroke:%s;stroke-width:%s"
                        .formatted(colour.css(palette), Decimal.of(ink.size())))
            .orElse(ink.size() > 0 ? ";font-size:%spx".formatted(Decimal.of(ink.size())) : "");
    String slant = ink.isSlanted() ? ";font-style:italic" : "";
    return ".%s{fill:%s%s%s}\n".formatted(ink.word(), fill, rest, slant);
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  @Override
  public void rectangle(Ink ink, double x, double y, double width, double height) {
    used.add(ink);
    shapes.append(
        "<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"/>\n"
            .formatted(
                ink.word(), Decimal.of(x), Decimal.of(y), Decimal.of(width), Decimal.of(height)));
  }

  @Override
  public void circle(Ink ink, double x, double y, double radius) {
    used.add(ink);
    shapes.append(
        "<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"%s\"/>\n"
            .formatted(ink.word(), Decimal.of(x), Decimal.of(y), Decimal.of(radius)));
  }

  @Override
  public void path(Ink ink, Path path) {
    used.add(ink);
    StringBuilder words = new StringBuilder();
    path.follow(
        new Path.Follower() {
          @Override
          public void begin(double x, double y) {
            words.append('M').append(Decimal.of(x, y));
          }

          @Override
          public void line(double x, double y) {
            words.append('L').append(Decimal.of(x, y));
          }

          @Override
          public void curve(double x1, double y1, double x2, double y2, double x, double y) {
            words.append('C').append(Decimal.of(x1, y1, x2, y2, x, y));
          }
        });
    shapes.append("<path class=\"%s\" d=\"%s\"/>\n".formatted(ink.word(), words));
  }

  @Override
  public void word(Ink ink, double x, double y, double size, String word) {
    used.add(ink);
    String own = size == ink.size() ? "" : " style=\"font-size:%spx\"".formatted(Decimal.of(size));
    shapes.append(
        "<text class=\"%s\" x=\"%s\" y=\"%s\"%s>%s</text>\n"
            .formatted(ink.word(), Decimal.of(x), Decimal.of(y), own, escaped(word)));
  }

  /** The whole image. */
  String text() {
    String styles = used.stream().map(this::style).collect(Collectors.joining());
    return head + "<style>\n" + styles + WORDS + "</style>\n" + shapes + "</svg>\n";
  }
}
