package dev.touchstone.bench.plot;

import java.util.Map;

/** What the looks mean, in one line. */
final class Legend {

  private static final double LETTER = 6.4;

  private Legend() {}

  static void draw(Svg svg, Map<Look, String> names, double x, double y) {
    double at = x + 6;
    for (Look look : Look.values()) {
      String name = names.get(look);
      if (name != null) {
        svg.mark(look, at, y - 4);
        svg.words("", at + 12, y, name);
        at += 12 + LETTER * name.length() + 20;
      }
    }
  }
}
