package dev.touchstone.strategy;

import dev.touchstone.certificate.Rule;
import dev.touchstone.game.CellSet;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** The options of a claim by ORDERED (T12) in force, in their order and in words. */
final class Order {

  /** More options, or more cells, are only counted. */
  private static final int LISTED = 12;

  private Order() {}

  /** A line for each option, and one ahead of them; none if no such claim is in force. */
  static List<String> of(Playing game) {
    List<String> lines = new ArrayList<>();
    for (Part part : game.parts()) {
      if (game.strategy().claims().rule(part.claim()) == Rule.ORDERED) {
        boolean single = game.strategy().statement().turn() == 1;
        lines.add(
            "options, of which the first is played that a %s leaves alone:"
                .formatted(single ? "move" : "turn"));
        lines.addAll(options(game, part));
      }
    }
    return lines;
  }

  private static List<String> options(Playing game, Part part) {
    Cells cells = game.cells();
    boolean single = game.strategy().statement().turn() == 1;
    ClaimStore claims = game.strategy().claims();
    CellSet free = game.free();
    List<String> lines = new ArrayList<>();
    List<ClaimStore.Option> options = claims.options(part.claim());
    for (int i = 0; i < options.size() && i < LISTED; i++) {
      ClaimStore.Option option = options.get(i);
      CellSet roles = claims.zone(option.then()).union(option.answer()).union(option.guards());
      CellSet answer = cells.set(part.roles().cellsOf(option.answer()).toArray());
      CellSet touched = cells.set(part.roles().cellsOf(roles).toArray()).intersection(free);
      lines.add(
          "  %d: %s, unless %s on %s"
                  .formatted(
                      i + 1,
                      answer.isEmpty() ? "anything" : names(cells, answer),
                      single ? "the move is" : "a stone is",
                      all(cells, touched))
              + (single ? "" : limits(claims.rooms(part.claim()).limitedLines(i))));
    }
    if (options.size() > LISTED) {
      lines.add("  and %d more".formatted(options.size() - LISTED));
    }
    return lines;
  }

  private static String all(Cells cells, CellSet some) {
    return some.count() > LISTED
        ? "one of %d cells".formatted(some.count())
        : some.isEmpty() ? "no cell" : names(cells, some);
  }

  /** Where a turn has several stones, too many of them on a line may rule out an option as well. */
  private static String limits(int lines) {
    return lines == 0
        ? ""
        : ", or too many on %s".formatted(lines == 1 ? "a line" : "one of " + lines + " lines");
  }

  private static String names(Cells cells, CellSet some) {
    StringJoiner names = new StringJoiner(" ");
    some.forEach(cell -> names.add(cells.name(cell)));
    return names.toString();
  }
}
