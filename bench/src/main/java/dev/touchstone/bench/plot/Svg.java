package dev.touchstone.bench.plot;

import java.util.Locale;

/** Writes an image. */
final class Svg {

  private final StringBuilder text = new StringBuilder();

  Svg(int width, int height, String title) {
    text.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$s %2$s" width="%1$s" height="%2$s" role="img">
        <title>%3$s</title>
        <style>
        text{font-family:sans-serif;font-size:13px;fill:#333333}
        .title{font-size:16px;font-weight:bold;fill:#222222}
        .small{font-size:11px}
        .middle{text-anchor:middle}
        .end{text-anchor:end}
        .grid{stroke:#e2ddd0;stroke-width:1}
        .axis{stroke:#8a7f6a;stroke-width:1}
        .guide{stroke:#8a7f6a;stroke-width:1;stroke-dasharray:4 4}
        </style>
        <rect width="%1$s" height="%2$s" fill="#ffffff"/>
        """
            .formatted(width, height, escaped(title)));
  }

  /** A coordinate: a tenth of a point is enough, and -0 is 0. */
  static String number(double value) {
    long tenths = Math.round(value * 10);
    return tenths % 10 == 0
        ? Long.toString(tenths / 10)
        : String.format(Locale.ROOT, "%.1f", tenths / 10.0);
  }

  private static String escaped(String words) {
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  void words(String kind, double x, double y, String words) {
    text.append(
        "<text class=\"%s\" x=\"%s\" y=\"%s\">%s</text>\n"
            .formatted(kind, number(x), number(y), escaped(words)));
  }

  /** Words from below to above, around this point. */
  void upright(double x, double y, String words) {
    text.append(
        "<text class=\"middle\" x=\"%1$s\" y=\"%2$s\" transform=\"rotate(-90 %1$s %2$s)\">%3$s</text>\n"
            .formatted(number(x), number(y), escaped(words)));
  }

  void line(String kind, double x1, double y1, double x2, double y2) {
    text.append(
        "<line class=\"%s\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"/>\n"
            .formatted(kind, number(x1), number(y1), number(x2), number(y2)));
  }

  /** The line through these points, each x and y. */
  void path(Look look, String points) {
    text.append(
        "<polyline fill=\"none\" stroke=\"%s\" stroke-width=\"1.5\" points=\"%s\"/>\n"
            .formatted(look.colour(), points));
  }

  void mark(Look look, double x, double y) {
    text.append(look.at(x, y));
  }

  /** An arrow to the right: at least so much. */
  void arrow(Look look, double x, double y) {
    text.append(
        "<path d=\"M%1$s %2$sh14m-5 -4l5 4l-5 4\" fill=\"none\" stroke=\"%3$s\" stroke-width=\"1.5\"/>\n"
            .formatted(number(x + 6), number(y), look.colour()));
  }

  /** The whole image. */
  String text() {
    return text + "</svg>\n";
  }
}
