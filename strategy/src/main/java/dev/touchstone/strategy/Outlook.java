package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** What a strategy of a strong game threatens, and what it has to spare, in words. */
public final class Outlook {

  /** More lines are only counted. */
  private static final int LISTED = 4;

  private Outlook() {}

  /** Sentences, while the opponent is to move; none of other games, and none after the win. */
  public static List<String> of(Playing game) {
    List<String> sentences = new ArrayList<>();
    if (game.strategy().isTwoSided() && !game.isDecided() && !game.isOver()) {
      sentences.addAll(threats(game));
      sentences.addAll(margins(game));
    }
    return sentences;
  }

  /** What the opponent must block. */
  public static List<String> threats(Playing game) {
    if (!game.strategy().isTwoSided() || game.isDecided()) {
      return List.of();
    }
    Cells cells = game.cells();
    return Threat.of(game).stream()
        .map(
            threat ->
                "Threat: %s %s %s."
                    .formatted(
                        all(cells, threat.missing(), " and "),
                        threat.missing().count() == 1 ? "completes" : "complete",
                        line(cells, threat.line())))
        .toList();
  }

  private static List<String> margins(Playing game) {
    List<Margin> margins = game.margins();
    List<String> words = new ArrayList<>();
    for (int spare = 0; spare <= 1; spare++) {
      int stones = spare;
      List<Margin> those = margins.stream().filter(it -> it.spare() == stones).toList();
      if (!those.isEmpty()) {
        words.add(
            "The claim has %s to spare on %s."
                .formatted(stones == 0 ? "no stone" : "1 stone", lines(game.cells(), those)));
      }
    }
    game.farTolerance()
        .ifPresent(
            most ->
                words.add(
                    "On lines that miss its zone and its stones the claim bears %s of the other player."
                        .formatted(
                            most == 0 ? "no stone" : most == 1 ? "1 stone" : most + " stones")));
    return words;
  }

  private static String lines(Cells cells, List<Margin> margins) {
    StringJoiner names = new StringJoiner(", ");
    margins.stream().limit(LISTED).forEach(margin -> names.add(line(cells, margin.line())));
    int more = margins.size() - LISTED;
    return more <= 0
        ? names.toString()
        : "%s and %d more %s".formatted(names, more, more == 1 ? "line" : "lines");
  }

  /** a1-b1-c1. */
  private static String line(Cells cells, CellSet line) {
    return all(cells, line, cells instanceof HostCells ? " " : "-");
  }

  private static String all(Cells cells, CellSet set, String between) {
    StringJoiner names = new StringJoiner(between);
    set.forEach(cell -> names.add(cells.name(cell)));
    return names.toString();
  }
}
