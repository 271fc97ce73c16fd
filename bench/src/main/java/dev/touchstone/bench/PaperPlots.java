package dev.touchstone.bench;

import dev.touchstone.bench.plot.DotPlot;
import dev.touchstone.bench.plot.DotPlot.Dot;
import dev.touchstone.bench.plot.DotPlot.Row;
import dev.touchstone.bench.plot.Look;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What is published beside what was measured here. */
record PaperPlots(Path results) {

  String hsu() throws IOException {
    List<Row> rows = new ArrayList<>();
    for (Kept row : Results.read(results, "hsu-tables")) {
      List<Dot> dots = new ArrayList<>();
      if (row.has("their s")) {
        dots.add(new Dot(Look.THEIRS, row.number("their s"), false));
      }
      dots.add(new Dot(Look.OURS, row.number("s"), row.isOpen("outcome")));
      String theirs = row.has("theirs") ? row.at("theirs") + " | " : "";
      rows.add(new Row(theirs + row.at("ours"), dots));
    }
    return new DotPlot(
            "Weak 7,7,5 with less and less help",
            "seconds; an arrow: stopped there, not decided",
            Map.of(Look.OURS, "Touchstone", Look.THEIRS, "Hsu et al. (2020), their machine"),
            rows)
        .svg();
  }

  String czifra() throws IOException {
    List<Row> rows = new ArrayList<>();
    for (Kept row : Results.read(results, "czifra-tables")) {
      if (row.at("board").equals("4,7,7tr")) {
        List<Dot> dots = new ArrayList<>();
        if (row.has("theirs")) {
          String theirs = row.at("theirs").replaceAll(".*: |,", "");
          dots.add(new Dot(Look.THEIRS, Double.parseDouble(theirs), false));
        }
        dots.add(new Dot(Look.OURS, row.number("nodes"), row.isOpen("outcome")));
        rows.add(new Row(row.at("ours"), dots));
      }
    }
    return new DotPlot(
            "4,7,7tr: positions with each heuristic alone, and with all but each",
            "positions",
            Map.of(
                Look.OURS, "Touchstone",
                Look.THEIRS, "Czifra et al. (2021), the nearest heuristic alone"),
            rows)
        .svg();
  }

  String uiterwijk() throws IOException {
    List<Row> rows = new ArrayList<>();
    for (Kept row : Results.read(results, "small-boards")) {
      if (row.has("paper nodes")) {
        rows.add(
            new Row(
                row.at("board"),
                List.of(
                    new Dot(Look.THEIRS, row.number("paper nodes"), false),
                    new Dot(Look.SECOND, row.number("DFS nodes"), row.isOpen("DFS")),
                    new Dot(Look.OURS, row.number("PN nodes"), row.isOpen("PN")))));
      }
    }
    return new DotPlot(
            "Weak four in a row: positions searched",
            "positions; of 4,7,4 the paper finds another winner",
            Map.of(
                Look.OURS, "proof numbers",
                Look.SECOND, "depth first",
                Look.THEIRS, "Uiterwijk (2019)"),
            rows)
        .svg();
  }
}
