package dev.touchstone.bench.plot;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Points over two numbers, joined in their order or not. */
public record XyPlot(String title, Axis x, Axis y, List<Curve> curves, List<Guide> guides) {

  private static final int WIDTH = 760;
  private static final int HEIGHT = 460;
  private static final int LEFT = 74;
  private static final int RIGHT = 60;
  private static final int TOP = 74;
  private static final int BOTTOM = 54;

  /** What the numbers of an axis are. */
  public record Axis(String name, Scale scale) {}

  /** A point, with a name beside it unless that is empty. */
  public record Point(double x, double y, String name) {}

  /** Points of one kind. */
  public record Curve(Look look, String name, boolean joined, List<Point> points) {}

  /** A line to compare with, between two points. */
  public record Guide(String name, double x1, double y1, double x2, double y2) {}

  public XyPlot {
    curves = List.copyOf(curves);
    guides = List.copyOf(guides);
  }

  /** The image. */
  public String svg() {
    Svg svg = new Svg(WIDTH, HEIGHT, title);
    svg.words("title", 16, 28, title);
    Map<Look, String> names = new LinkedHashMap<>();
    curves.forEach(curve -> names.put(curve.look(), curve.name()));
    Legend.draw(svg, names, 16, 52);
    for (double tick : x.scale().ticks()) {
      svg.line("grid", left(tick), TOP, left(tick), HEIGHT - BOTTOM);
      svg.words("middle", left(tick), HEIGHT - BOTTOM + 18, Scale.words(tick));
    }
    for (double tick : y.scale().ticks()) {
      svg.line("grid", LEFT, top(tick), WIDTH - RIGHT, top(tick));
      svg.words("end", LEFT - 8, top(tick) + 4, Scale.words(tick));
    }
    svg.line("axis", LEFT, TOP, LEFT, HEIGHT - BOTTOM);
    svg.line("axis", LEFT, HEIGHT - BOTTOM, WIDTH - RIGHT, HEIGHT - BOTTOM);
    svg.words("middle", (LEFT + WIDTH - RIGHT) / 2.0, HEIGHT - 14, x.name());
    svg.upright(20, (TOP + HEIGHT - BOTTOM) / 2.0, y.name());
    for (Guide guide : guides) {
      svg.line("guide", left(guide.x1()), top(guide.y1()), left(guide.x2()), top(guide.y2()));
      svg.words("small", left(guide.x2()) + 4, top(guide.y2()) + 4, guide.name());
    }
    Labels labels = new Labels(svg);
    curves.forEach(curve -> draw(svg, curve, labels));
    for (Curve curve : curves) {
      for (Point point : curve.points()) {
        if (!point.name().isEmpty()) {
          labels.write(left(point.x()), top(point.y()), point.name());
        }
      }
    }
    return svg.text();
  }

  private double left(double value) {
    return LEFT + x.scale().place(value) * (WIDTH - RIGHT - LEFT);
  }

  private double top(double value) {
    return HEIGHT - BOTTOM - y.scale().place(value) * (HEIGHT - BOTTOM - TOP);
  }

  private void draw(Svg svg, Curve curve, Labels labels) {
    if (curve.joined()) {
      StringBuilder points = new StringBuilder();
      for (Point point : curve.points()) {
        points.append(points.isEmpty() ? "" : " ").append(Svg.number(left(point.x())));
        points.append(',').append(Svg.number(top(point.y())));
      }
      svg.path(curve.look(), points.toString());
    }
    for (Point point : curve.points()) {
      svg.mark(curve.look(), left(point.x()), top(point.y()));
      labels.keepFree(left(point.x()), top(point.y()));
    }
  }
}
