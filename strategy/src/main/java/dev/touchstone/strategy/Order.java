package dev.touchstone.strategy;

import dev.touchstone.certificate.Rule;
import dev.touchstone.game.Board;
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
        lines.add("options, of which the first is played that a move leaves alone:");
        lines.addAll(options(game, part));
      }
    }
    return lines;
  }

  private static List<String> options(Playing game, Part part) {
    Board board = game.strategy().statement().board();
    ClaimStore claims = game.strategy().claims();
    CellSet free = game.free();
    List<String> lines = new ArrayList<>();
    List<ClaimStore.Option> options = claims.options(part.claim());
    for (int i = 0; i < options.size() && i < LISTED; i++) {
      ClaimStore.Option option = options.get(i);
      CellSet roles = claims.zone(option.then()).union(option.answer()).union(option.guards());
      CellSet answer = part.roles().cellsOf(option.answer());
      CellSet touched = part.roles().cellsOf(roles).intersection(free);
      lines.add(
          "  %d: %s, unless the move is on %s"
              .formatted(
                  i + 1,
                  answer.isEmpty() ? "anything" : names(board, answer),
                  all(board, touched)));
    }
    if (options.size() > LISTED) {
      lines.add("  and %d more".formatted(options.size() - LISTED));
    }
    return lines;
  }

  private static String all(Board board, CellSet cells) {
    return cells.count() > LISTED
        ? "one of %d cells".formatted(cells.count())
        : cells.isEmpty() ? "no cell" : names(board, cells);
  }

  private static String names(Board board, CellSet cells) {
    StringJoiner names = new StringJoiner(" ");
    cells.forEach(cell -> names.add(board.cellName(cell)));
    return names.toString();
  }
}
