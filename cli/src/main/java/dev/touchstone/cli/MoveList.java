package dev.touchstone.cli;

import dev.touchstone.game.Board;
import dev.touchstone.strategy.Cells;
import dev.touchstone.strategy.HostCells;
import dev.touchstone.theorem.CellWords;
import dev.touchstone.theorem.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Moves as people write them: cells between commas, blanks or semicolons. */
final class MoveList {

  private MoveList() {}

  /** The cells of a game on this board, from {@code --moves}. */
  static List<Integer> read(Board board, Cells numbers, String text) throws Refusal {
    return read("--moves", board, numbers, text);
  }

  /** The same from another option. */
  static List<Integer> read(String option, Board board, Cells numbers, String text) throws Refusal {
    List<Integer> cells = new ArrayList<>();
    for (String name : names(numbers, word -> numbers.number(word).isPresent(), text)) {
      cells.add(
          numbers
              .number(name)
              .orElseThrow(() -> Refusal.usage(option + ": " + CellWords.missing(board, name))));
    }
    return cells;
  }

  /** That a cell of {@code --moves} has a stone when its turn comes. */
  static Refusal taken(Board board, Cells numbers, int cell) {
    return Refusal.usage(
        "--moves: %s is already taken by then; name a free cell (%s)"
            .formatted(numbers.name(cell), CellWords.range(board)));
  }

  /** As one word that would be read: a1,b2; or 0,0;1,2 where names have commas in them. */
  static String written(Cells numbers, List<Integer> cells) {
    return joined(numbers, cells, ";");
  }

  /** The same with blanks in the place of semicolons. */
  static String typed(Cells numbers, List<Integer> cells) {
    return joined(numbers, cells, " ");
  }

  private static String joined(Cells numbers, List<Integer> cells, String otherwise) {
    boolean commas = cells.stream().anyMatch(cell -> numbers.name(cell).contains(","));
    return cells.stream().map(numbers::name).collect(Collectors.joining(commas ? otherwise : ","));
  }

  /** The words between blanks, semicolons or commas, which should be cells. */
  static List<String> names(Cells numbers, Predicate<String> isCell, String text) {
    boolean pairs = numbers instanceof HostCells;
    List<String> names = new ArrayList<>();
    for (String word : text.strip().split("\\s+", -1)) {
      // A cell may have a comma in its name, of a hypergraph a semicolon as well.
      for (String part : isCell.test(word) ? new String[] {word} : word.split(";", -1)) {
        boolean whole = pairs || isCell.test(part);
        for (String name : whole ? new String[] {part} : part.split(",", -1)) {
          if (!name.isEmpty()) {
            names.add(name);
          }
        }
      }
    }
    return names;
  }
}
