package dev.touchstone.cli;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.picture.BoardText;
import dev.touchstone.picture.Figure;
import dev.touchstone.statement.Rules;
import dev.touchstone.strategy.HostCells;
import dev.touchstone.strategy.HostView;
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
    List<CellSet> lines = game.linesThrough(cell);
    String name = game.cells().name(cell);
    List<String> text = new ArrayList<>();
    if (lines.isEmpty()) {
      text.add(
          game.strategy().statement().rules() == Rules.HEX
              ? "Hex has no lines: any chain between the two sides wins."
              : "No line goes through " + name + ".");
      return text;
    }
    text.add(
        "%s through %s:".formatted(lines.size() == 1 ? "1 line" : lines.size() + " lines", name));
    CellSet reached = game.cells().set();
    for (CellSet line : lines) {
      reached = reached.union(line);
    }
    lines.stream()
        .limit(LISTED)
        .forEach(line -> text.add("  %s: %s".formatted(names(line), owners(line) + whose(line))));
    if (lines.size() > LISTED) {
      text.add("  and %s more".formatted(lines.size() - LISTED));
    }
    text.addAll(drawn(reached));
    return text;
  }

  private List<String> drawn(CellSet reached) {
    Figure figure = figure();
    CellSet here = figure.shown(game.cells().set(cell));
    CellSet shown = figure.shown(reached);
    List<String> drawn =
        new ArrayList<>(BoardText.lines(figure, other -> mark(figure, here, shown, other)));
    if (!drawn.isEmpty()) {
      boolean free = game.isFree(cell) && !here.isEmpty();
      drawn.add("%s+ is free and on one of them.".formatted(free ? "* is this cell, " : ""));
    }
    return drawn;
  }

  /** Of an infinite board what is around the cell. */
  private Figure figure() {
    return game.cells() instanceof HostCells cells
        ? Figure.of(game, HostView.around(cells, cell, 2 * cells.run() + 1), "")
        : Figure.of(game, "");
  }

  private static String mark(Figure figure, CellSet here, CellSet reached, int other) {
    if (figure.black().contains(other) || figure.white().contains(other)) {
      return figure.black().contains(other) ? "X" : "O";
    }
    return here.contains(other) ? "*" : reached.contains(other) ? "+" : ".";
  }

  private String names(CellSet line) {
    StringJoiner names = new StringJoiner(" ");
    for (int member : line.toArray()) {
      names.add(game.cells().name(member));
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

  /** By which only one player wins. */
  private String whose(CellSet line) {
    Hypergraph lines = game.strategy().statement().hypergraph();
    if (lines.isShared()) {
      return "";
    }
    int number = lines.lineNumber(line);
    boolean black = lines.linesOf(Player.BLACK).contains(number);
    boolean white = lines.linesOf(Player.WHITE).contains(number);
    return black && white
        ? ""
        : ", a line of %s's only"
            .formatted(
                InWords.name(game.strategy().statement(), black ? Player.BLACK : Player.WHITE));
  }
}
