package dev.touchstone.cli;

import dev.touchstone.game.Board;
import dev.touchstone.theorem.CellWords;
import dev.touchstone.theorem.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** Moves as people write them: cells between commas or blanks. */
final class MoveList {

  private MoveList() {}

  static List<Integer> read(Board board, String text) throws Refusal {
    List<Integer> cells = new ArrayList<>();
    for (String name : names(board, text)) {
      cells.add(
          board
              .cellNumber(name)
              .orElseThrow(() -> Refusal.usage("--moves: " + CellWords.missing(board, name))));
    }
    return cells;
  }

  /** The cells that are named, at least one; nothing if some word is none. */
  static Optional<List<Integer>> cells(Board board, String text) {
    List<Integer> cells = new ArrayList<>();
    for (String name : names(board, text)) {
      OptionalInt cell = board.cellNumber(name);
      if (cell.isEmpty()) {
        return Optional.empty();
      }
      cells.add(cell.getAsInt());
    }
    return cells.isEmpty() ? Optional.empty() : Optional.of(cells);
  }

  /** As it would be read: a1,b2. */
  static String written(Board board, List<Integer> cells) {
    return cells.stream().map(board::cellName).collect(Collectors.joining(","));
  }

  /** The same as {@code --moves} takes it on this board, where names may have commas in them. */
  static String typed(Board board, List<Integer> cells) {
    boolean commas = cells.stream().anyMatch(cell -> board.cellName(cell).contains(","));
    return cells.stream().map(board::cellName).collect(Collectors.joining(commas ? " " : ","));
  }

  private static List<String> names(Board board, String text) {
    List<String> names = new ArrayList<>();
    for (String word : text.strip().split("\\s+", -1)) {
      // A cell of a hypergraph may have a comma in its name.
      boolean isCell = board.cellNumber(word).isPresent();
      for (String name : isCell ? new String[] {word} : word.split(",", -1)) {
        if (!name.isEmpty()) {
          names.add(name);
        }
      }
    }
    return names;
  }
}
