package dev.touchstone.bench;

import dev.touchstone.bench.plot.Look;
import dev.touchstone.bench.plot.Scale;
import dev.touchstone.bench.plot.XyPlot;
import dev.touchstone.bench.plot.XyPlot.Axis;
import dev.touchstone.bench.plot.XyPlot.Curve;
import dev.touchstone.bench.plot.XyPlot.Guide;
import dev.touchstone.bench.plot.XyPlot.Point;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** How search, proof and verification grow with the board. */
record SizePlots(Path results) {

  String positions() throws IOException {
    return bySize("Positions searched", "positions", "nodes", List.of());
  }

  String seconds() throws IOException {
    List<Point> paper = new ArrayList<>();
    for (Kept row : Results.read(results, "sizes")) {
      if (row.has("paper s")) {
        paper.add(new Point(row.number("cells"), row.number("paper s"), row.at("board")));
      }
    }
    return bySize(
        "Seconds of search, one thread",
        "seconds",
        "search s",
        List.of(new Curve(Look.THEIRS, "Hsu et al. (2020)", false, paper)));
  }

  private String bySize(String title, String axis, String column, List<Curve> others)
      throws IOException {
    List<Curve> curves = new ArrayList<>(families(column));
    curves.addAll(others);
    List<Double> values = curves.stream().flatMap(c -> c.points().stream()).map(Point::y).toList();
    return new XyPlot(
            title + " by the number of cells",
            new Axis("cells", Scale.even(25, 70, 5)),
            new Axis(axis, Scale.powers(values)),
            curves,
            List.of())
        .svg();
  }

  /** A curve for each family of boards. */
  private List<Curve> families(String column) throws IOException {
    Map<String, List<Point>> families = new LinkedHashMap<>();
    for (Kept row : Results.read(results, "sizes")) {
      families
          .computeIfAbsent(row.at("family"), name -> new ArrayList<>())
          .add(new Point(row.number("cells"), row.number(column), ""));
    }
    List<Look> looks =
        new ArrayList<>(List.of(Look.SECOND, Look.THIRD, Look.OURS, Look.FOURTH, Look.FIFTH));
    List<Curve> curves = new ArrayList<>();
    families.forEach((name, points) -> curves.add(new Curve(looks.remove(0), name, true, points)));
    return curves;
  }

  String checking() throws IOException {
    List<Point> points = new ArrayList<>();
    for (Kept row : Results.read(results, "sizes")) {
      double verify = Math.max(0.001, row.number("verify s"));
      points.add(new Point(row.number("search s"), verify, row.at("board")));
    }
    List<Double> values =
        points.stream().flatMap(point -> Stream.of(point.x(), point.y())).toList();
    Scale scale = Scale.powers(values);
    List<Guide> guides = new ArrayList<>();
    for (int factor = 1; factor <= 1000; factor *= 10) {
      double from = Math.max(scale.least(), scale.least() * factor);
      guides.add(
          new Guide("1 : " + factor, from, from / factor, scale.most(), scale.most() / factor));
    }
    return new XyPlot(
            "Finding a proof and checking it",
            new Axis("seconds of search", scale),
            new Axis("seconds of verification (0.001 and less at the bottom)", scale),
            List.of(new Curve(Look.OURS, "a board", false, points)),
            guides)
        .svg();
  }

  String sizes() throws IOException {
    Map<Boolean, List<Point>> points = new LinkedHashMap<>();
    List<Double> nodes = new ArrayList<>();
    List<Double> bytes = new ArrayList<>();
    for (Kept row : Results.read(results, "sizes")) {
      boolean maker = row.at("winner").equals("maker");
      nodes.add(row.number("nodes"));
      bytes.add(row.number("gz bytes"));
      points
          .computeIfAbsent(maker, who -> new ArrayList<>())
          .add(new Point(row.number("nodes"), row.number("gz bytes"), row.at("board")));
    }
    return new XyPlot(
            "Size of the proof by the size of the search",
            new Axis("positions searched", Scale.powers(nodes)),
            new Axis("bytes of the certificate after gzip", Scale.powers(bytes)),
            List.of(
                new Curve(Look.OURS, "Breaker wins", false, points.getOrDefault(false, List.of())),
                new Curve(Look.THIRD, "Maker wins", false, points.getOrDefault(true, List.of()))),
            List.of())
        .svg();
  }
}
