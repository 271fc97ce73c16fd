package dev.touchstone.bench.plot;

/** How the points of a series look: each by its shape as well as by its colour. */
public enum Look {
  OURS("#1d4f8c", true),
  THEIRS("#c8372d", false),
  SECOND("#2f7d4f", true),
  THIRD("#b07a16", true),
  FOURTH("#6b4c9a", true),
  FIFTH("#5b5b5b", false);

  private static final int SIZE = 5;

  private final String colour;
  private final boolean filled;

  Look(String colour, boolean filled) {
    this.colour = colour;
    this.filled = filled;
  }

  String colour() {
    return colour;
  }

  /** The point as an element of SVG. */
  String at(double x, double y) {
    String paint =
        filled
            ? " fill=\"%s\"".formatted(colour)
            : " fill=\"#ffffff\" stroke=\"%s\" stroke-width=\"2\"".formatted(colour);
    return switch (this) {
      case OURS, FIFTH ->
          "<circle cx=\"%s\" cy=\"%s\" r=\"%s\"%s/>\n"
              .formatted(Svg.number(x), Svg.number(y), SIZE, paint);
      case THEIRS ->
          "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\"%s/>\n"
              .formatted(
                  Svg.number(x - SIZE + 0.5),
                  Svg.number(y - SIZE + 0.5),
                  2 * SIZE - 1,
                  2 * SIZE - 1,
                  paint);
      case SECOND ->
          polygon(paint, x, y - SIZE - 1, x + SIZE + 1, y, x, y + SIZE + 1, x - SIZE - 1, y);
      case THIRD -> polygon(paint, x, y - SIZE - 1, x + SIZE, y + SIZE - 1, x - SIZE, y + SIZE - 1);
      case FOURTH ->
          polygon(paint, x, y + SIZE + 1, x + SIZE, y - SIZE + 1, x - SIZE, y - SIZE + 1);
    };
  }

  private static String polygon(String paint, double... corners) {
    StringBuilder points = new StringBuilder();
    for (int i = 0; i < corners.length; i += 2) {
      points.append(i == 0 ? "" : " ").append(Svg.number(corners[i])).append(',');
      points.append(Svg.number(corners[i + 1]));
    }
    return "<polygon points=\"%s\"%s/>\n".formatted(points, paint);
  }
}
