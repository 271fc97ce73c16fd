package dev.touchstone.solver;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.ListedBoard;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Two boards side by side as one game. */
final class TwoBoards {

  private TwoBoards() {}

  static Setup of(String first, String second) throws BadGameException {
    List<String> cells = new ArrayList<>();
    List<List<String>> lines = new ArrayList<>();
    add(Notation.board(first).game().hypergraph(), "x", cells, lines);
    add(Notation.board(second).game().hypergraph(), "y", cells, lines);
    return Setup.empty(new ListedBoard(cells, lines));
  }

  private static void add(
      Hypergraph game, String prefix, List<String> cells, List<List<String>> lines) {
    for (int cell = 0; cell < game.cellCount(); cell++) {
      cells.add(prefix + cell);
    }
    for (int line = 0; line < game.lineCount(); line++) {
      lines.add(Arrays.stream(game.line(line).toArray()).mapToObj(c -> prefix + c).toList());
    }
  }
}
