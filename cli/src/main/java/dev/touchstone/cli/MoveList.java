package dev.touchstone.cli;

import dev.touchstone.game.Board;
import dev.touchstone.theorem.CellWords;
import dev.touchstone.theorem.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Moves as people write them: cells between commas or blanks. */
final class MoveList {

  private MoveList() {}

  static List<Integer> read(Board board, String text) throws Refusal {
    List<Integer> cells = new ArrayList<>();
    for (String name : names(word -> board.cellNumber(word).isPresent(), text)) {
      cells.add(
          board
              .cellNumber(name)
              .orElseThrow(() -> Refusal.usage("--moves: " + CellWords.missing(board, name))));
    }
    return cells;
  }

  /** That a cell of {@code --moves} has a stone when its turn comes. */
  static Refusal taken(Board board, int cell) {
    return Refusal.usage(
        "--moves: %s is already taken by then; name a free cell (%s)"
            .formatted(board.cellName(cell), CellWords.range(board)));
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

  /** The words between commas or blanks, which should be cells. */
  static List<String> names(Predicate<String> isCell, String text) {
    List<String> names = new ArrayList<>();
    for (String word : text.strip().split("\\s+", -1)) {
      // A cell of a hypergraph may have a comma in its name.
      for (String name : isCell.test(word) ? new String[] {word} : word.split(",", -1)) {
        if (!name.isEmpty()) {
          names.add(name);
        }
      }
    }
    return names;
  }
}
