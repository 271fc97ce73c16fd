package dev.touchstone.bench;

import dev.touchstone.bench.plot.DotPlot;
import dev.touchstone.bench.plot.DotPlot.Dot;
import dev.touchstone.bench.plot.DotPlot.Row;
import dev.touchstone.bench.plot.Look;
import dev.touchstone.bench.plot.Scale;
import dev.touchstone.bench.plot.XyPlot;
import dev.touchstone.bench.plot.XyPlot.Axis;
import dev.touchstone.bench.plot.XyPlot.Curve;
import dev.touchstone.bench.plot.XyPlot.Guide;
import dev.touchstone.bench.plot.XyPlot.Point;
import dev.touchstone.solver.TimeLeft;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The plots of docs/performance.md, drawn from the tables that were kept. */
final class Plots {

  private final Path results;

  Plots(Path results) {
    this.results = results;
  }

  /** All plots by the names of their files. */
  Map<String, String> all() throws IOException {
    PaperPlots paper = new PaperPlots(results);
    SizePlots size = new SizePlots(results);
    Map<String, String> plots = new LinkedHashMap<>();
    plots.put("hsu.svg", paper.hsu());
    plots.put("czifra.svg", paper.czifra());
    plots.put("engines.svg", engines());
    plots.put("uiterwijk.svg", paper.uiterwijk());
    plots.put("switches.svg", switches());
    plots.put("positions.svg", size.positions());
    plots.put("seconds.svg", size.seconds());
    plots.put("checking.svg", size.checking());
    plots.put("sizes.svg", size.sizes());
    plots.put("estimates.svg", estimates());
    return plots;
  }

  private String engines() throws IOException {
    List<Point> decided = new ArrayList<>();
    List<Point> stopped = new ArrayList<>();
    List<Double> values = new ArrayList<>();
    for (Kept row : Results.read(results, "small-boards")) {
      double pn = row.number("PN nodes");
      double dfs = row.number("DFS nodes");
      if (pn < 1 || dfs < 1) {
        continue;
      }
      boolean open = row.isOpen("DFS");
      String name = open || Math.max(pn / dfs, dfs / pn) > 20 ? row.at("board") : "";
      (open ? stopped : decided).add(new Point(pn, dfs, name));
      values.add(pn);
      values.add(dfs);
    }
    Scale scale = Scale.powers(values);
    return new XyPlot(
            "Small boards by both engines",
            new Axis("positions, proof-number search", scale),
            new Axis("positions, depth-first search", scale),
            List.of(
                new Curve(Look.OURS, "decided by both", false, decided),
                new Curve(Look.THEIRS, "depth-first search stopped there", false, stopped)),
            List.of(new Guide("equal", scale.least(), scale.least(), scale.most(), scale.most())))
        .svg();
  }

  private String switches() throws IOException {
    Map<String, List<Dot>> rows = new LinkedHashMap<>();
    Map<Look, String> legend = new LinkedHashMap<>();
    Map<String, Look> looks = new LinkedHashMap<>();
    List<Look> free =
        new ArrayList<>(List.of(Look.OURS, Look.SECOND, Look.THIRD, Look.FOURTH, Look.FIFTH));
    for (Kept row : Results.read(results, "switches")) {
      Look look = looks.computeIfAbsent(row.at("board"), board -> free.remove(0));
      legend.put(look, row.at("board"));
      rows.computeIfAbsent(row.at("heuristics"), name -> new ArrayList<>())
          .add(new Dot(look, row.number("times"), row.isOpen("outcome")));
    }
    return new DotPlot(
            "What each heuristic is worth, once the others are on",
            "positions, divided by those with all; an arrow: stopped there, not decided",
            legend,
            rows.entrySet().stream().map(row -> new Row(row.getKey(), row.getValue())).toList())
        .svg();
  }

  private String estimates() throws IOException {
    Map<String, List<Point>> boards = new LinkedHashMap<>();
    for (Kept row : Results.read(results, "estimates")) {
      double ratio = Math.min(10, Math.max(0.1, row.number("ratio")));
      boards
          .computeIfAbsent(row.at("board"), name -> new ArrayList<>())
          .add(new Point(row.number("share"), ratio, ""));
    }
    List<Look> looks = new ArrayList<>(List.of(Look.values()));
    List<Curve> curves = new ArrayList<>();
    boards.forEach((name, points) -> curves.add(new Curve(looks.remove(0), name, true, points)));
    double factor = TimeLeft.FACTOR;
    return new XyPlot(
            "Estimates of the positions left, divided by the truth",
            new Axis("share of all positions that was searched then", Scale.even(0, 1, 0.1)),
            new Axis("estimate : truth", new Scale(0.1, 10, true, 1)),
            curves,
            List.of(
                new Guide("exact", 0, 1, 1, 1),
                new Guide("3 times", 0, factor, 1, factor),
                new Guide("a third", 0, 1 / factor, 1, 1 / factor)))
        .svg();
  }

  public static void main(String[] args) throws IOException {
    Path folder = Path.of("docs/plots");
    Files.createDirectories(folder);
    for (Map.Entry<String, String> plot : new Plots(Path.of("bench/results")).all().entrySet()) {
      Files.writeString(folder.resolve(plot.getKey()), plot.getValue(), StandardCharsets.UTF_8);
      System.out.println("drawn: " + folder.resolve(plot.getKey()));
    }
  }
}
