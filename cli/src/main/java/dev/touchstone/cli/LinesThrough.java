package dev.touchstone.cli;

import dev.touchstone.game.Board;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.picture.BoardText;
import dev.touchstone.picture.Figure;
import dev.touchstone.statement.Rules;
import dev.touchstone.strategy.Playing;
import dev.touchstone.theorem.InWords;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/** The lines through a cell in a game, with who has stones in each, and where they run. */
record LinesThrough(Playing game, int cell) {

  /** More are only counted: nobody reads them. */
  private static final int LISTED = 24;

  /** What a person is shown. */
  List<String> text() {
    int[] lines = hypergraph().linesThrough(cell).toArray();
    String name = board().cellName(cell);
    List<String> text = new ArrayList<>();
    if (lines.length == 0) {
      text.add(
          game.strategy().statement().rules() == Rules.HEX
              ? "Hex has no lines: any chain between the two sides wins."
              : "No line goes through " + name + ".");
      return text;
    }
    text.add(
        "%s through %s:".formatted(lines.length == 1 ? "1 line" : lines.length + " lines", name));
    CellSet reached = hypergraph().noCells();
    for (int i = 0; i < lines.length; i++) {
      CellSet line = hypergraph().line(lines[i]);
      reached = reached.union(line);
      if (i < LISTED) {
        text.add("  %s: %s".formatted(names(line), owners(line)));
      }
    }
    if (lines.length > LISTED) {
      text.add("  and %s more".formatted(lines.length - LISTED));
    }
    text.addAll(drawn(reached));
    return text;
  }

  private List<String> drawn(CellSet reached) {
    List<String> drawn =
        new ArrayList<>(BoardText.lines(Figure.of(game, ""), other -> mark(other, reached)));
    if (!drawn.isEmpty()) {
      drawn.add(
          "%s+ is free and on one of them.".formatted(isFree(cell) ? "* is this cell, " : ""));
    }
    return drawn;
  }

  private String mark(int other, CellSet reached) {
    if (!isFree(other)) {
      return game.stones(Player.BLACK).contains(other) ? "X" : "O";
    }
    return other == cell ? "*" : reached.contains(other) ? "+" : ".";
  }

  private boolean isFree(int other) {
    return game.free().contains(other);
  }

  private String names(CellSet line) {
    StringJoiner names = new StringJoiner(" ");
    for (int member : line.toArray()) {
      names.add(board().cellName(member));
    }
    return names.toString();
  }

  /** Who has how many stones in a line. */
  private String owners(CellSet line) {
    StringJoiner owners = new StringJoiner(", ").setEmptyValue("no stones");
    for (Player player : Player.values()) {
      int stones = line.intersection(game.stones(player)).count();
      if (stones > 0) {
        owners.add(InWords.name(game.strategy().statement(), player) + " has " + stones);
      }
    }
    return owners.toString();
  }

  private Board board() {
    return game.strategy().statement().board();
  }

  private Hypergraph hypergraph() {
    return game.strategy().statement().hypergraph();
  }
}
