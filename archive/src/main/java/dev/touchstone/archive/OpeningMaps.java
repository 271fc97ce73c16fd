package dev.touchstone.archive;

import dev.touchstone.archive.Index.IndexedTheorem;
import dev.touchstone.game.HexBoard;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Theorems on the first moves of Hex as maps: a table for each board, with a link on each cell. */
final class OpeningMaps {

  private static final Pattern OPENING =
      Pattern.compile(
          "(Black|White) wins hex ([0-9]+),([0-9]+) \\(hex\\), Black on ([a-z]+[0-9]+), White moves first");

  /** All first moves of a board in one theorem (docs/theorems.md, T23). */
  private static final Pattern MAP =
      Pattern.compile("Black wins (hex [0-9]+,[0-9]+) \\(hex\\), by [0-9]+ of [0-9]+ first moves");

  private static final Comparator<HexBoard> BY_SIZE =
      Comparator.comparingInt(HexBoard::rows).thenComparingInt(HexBoard::columns);

  private OpeningMaps() {}

  /** The maps, with a heading; nothing if there is no such theorem. */
  static String text(List<IndexedTheorem> theorems) {
    Map<HexBoard, Map<String, String>> boards = new TreeMap<>(BY_SIZE);
    Map<String, String> maps = new TreeMap<>();
    for (IndexedTheorem theorem : theorems) {
      Matcher map = MAP.matcher(theorem.theorem());
      if (map.matches()) {
        maps.put(map.group(1), "[%s](%s/)".formatted(map.group(1), theorem.name()));
      }
      Matcher opening = OPENING.matcher(theorem.theorem());
      if (opening.matches()) {
        HexBoard board =
            new HexBoard(Integer.parseInt(opening.group(2)), Integer.parseInt(opening.group(3)));
        String winner = opening.group(1).equals("Black") ? "B" : "w";
        boards
            .computeIfAbsent(board, met -> new TreeMap<>())
            .put(opening.group(4), "[%s](%s/)".formatted(winner, theorem.name()));
      }
    }
    StringBuilder text = new StringBuilder();
    boards.forEach(
        (board, cells) ->
            text.append(map(board, maps.getOrDefault(board.notation(), board.notation()), cells)));
    return boards.isEmpty()
        ? ""
        : """

          ## First moves in Hex

          Who wins after Black's first move on this cell: B is Black, who joins the upper and the lower side, w is White.
          Each row lies half a cell to the right of the one above.
          """
            + (maps.isEmpty()
                ? ""
                : "The name of a board leads to one theorem on all of its first moves.\n")
            + text;
  }

  private static String map(HexBoard board, String name, Map<String, String> cells) {
    StringBuilder map = new StringBuilder("\n| ").append(name).append(" |");
    for (int column = 0; column < board.columns(); column++) {
      map.append(' ').append(board.cellName(column).replaceAll("[0-9]", "")).append(" |");
    }
    map.append("\n|---|").append(":-:|".repeat(board.columns())).append('\n');
    for (int row = 0; row < board.rows(); row++) {
      map.append("| ").append(row + 1).append(" |");
      for (int column = 0; column < board.columns(); column++) {
        String cell = board.cellName(row * board.columns() + column);
        map.append(' ').append(cells.getOrDefault(cell, "")).append(" |");
      }
      map.append('\n');
    }
    return map.toString();
  }
}
