package dev.touchstone.cli;

import dev.touchstone.archive.Refusal;
import dev.touchstone.game.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Moves as people write them: cells between commas or blanks. */
final class MoveList {

  private MoveList() {}

  static List<Integer> read(Board board, String text) throws Refusal {
    List<Integer> cells = new ArrayList<>();
    for (String word : text.strip().split("\\s+", -1)) {
      // A cell of a hypergraph may have a comma in its name.
      String[] names = cell(board, word).isPresent() ? new String[] {word} : word.split(",", -1);
      for (String name : names) {
        if (!name.isEmpty()) {
          cells.add(
              cell(board, name)
                  .orElseThrow(() -> Refusal.usage("--moves: there is no cell '" + name + "'")));
        }
      }
    }
    return cells;
  }

  private static OptionalInt cell(Board board, String name) {
    return board.cellNumber(name);
  }
}
