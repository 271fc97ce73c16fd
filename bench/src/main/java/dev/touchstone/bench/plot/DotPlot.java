package dev.touchstone.bench.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Numbers side by side: a row for each thing that was measured, a point in it for each who
 * measured. The axis has powers of ten, so that equal distances are equal factors.
 *
 * @param axis what the numbers are
 * @param legend who is meant by a look
 */
public record DotPlot(String title, String axis, Map<Look, String> legend, List<Row> rows) {

  private static final int ROW = 26;
  private static final int TOP = 84;
  private static final int BOTTOM = 50;
  private static final int RIGHT = 40;
  private static final int LETTER = 7;
  private static final int WIDTH = 760;

  /**
   * A number.
   *
   * @param atLeast whether the search was stopped there
   */
  public record Dot(Look look, double value, boolean atLeast) {}

  /** What was measured, and the numbers. */
  public record Row(String name, List<Dot> dots) {}

  public DotPlot {
    rows = List.copyOf(rows);
  }

  /** The image. */
  public String svg() {
    int bottom = TOP + ROW * rows.size();
    Svg svg = new Svg(WIDTH, bottom + BOTTOM, title);
    svg.words("title", 16, 28, title);
    Legend.draw(svg, legend, 16, 52);
    int left = 24 + LETTER * rows.stream().mapToInt(row -> row.name().length()).max().orElse(0);
    Scale scale = scale();
    for (double tick : scale.ticks()) {
      double x = x(scale, left, tick);
      svg.line("grid", x, TOP, x, bottom);
      svg.words("middle", x, bottom + 18, Scale.words(tick));
    }
    svg.words("middle", (left + WIDTH - RIGHT) / 2.0, bottom + 38, axis);
    for (int i = 0; i < rows.size(); i++) {
      draw(svg, rows.get(i), scale, left, TOP + ROW * i + ROW / 2.0);
    }
    svg.line("axis", left, TOP, left, bottom);
    return svg.text();
  }

  private Scale scale() {
    List<Double> values = new ArrayList<>();
    rows.forEach(row -> row.dots().forEach(dot -> values.add(dot.value())));
    return Scale.powers(values);
  }

  private static double x(Scale scale, int left, double value) {
    return left + scale.place(value) * (WIDTH - RIGHT - left);
  }

  private static void draw(Svg svg, Row row, Scale scale, int left, double y) {
    svg.words("end", left - 10, y + 4, row.name());
    svg.line("grid", left, y, WIDTH - RIGHT, y);
    for (Dot dot : row.dots()) {
      double x = x(scale, left, dot.value());
      if (dot.atLeast()) {
        svg.arrow(dot.look(), x, y);
      }
      svg.mark(dot.look(), x, y);
    }
  }
}
