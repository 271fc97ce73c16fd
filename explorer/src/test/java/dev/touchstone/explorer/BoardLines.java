package dev.touchstone.explorer;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;
import java.util.Set;

/** Who has won on a board with an end: by a line, or by joining two sides of Hex. */
record BoardLines(Statement statement) implements Referee.Lines {

  @Override
  public int cellCount() {
    return statement.hypergraph().cellCount();
  }

  @Override
  public boolean isCell(String cell) {
    return statement.board().cellNumber(cell).isPresent();
  }

  @Override
  public boolean hasWon(Player player, Set<String> stones) {
    Hypergraph game = statement.hypergraph();
    int[] cells =
        stones.stream()
            .mapToInt(cell -> statement.board().cellNumber(cell).orElseThrow())
            .toArray();
    CellSet owned = CellSet.of(game.cellCount(), cells);
    if (statement.board() instanceof HexBoard hex) {
      return JoinedSides.of(hex, player, owned);
    }
    for (int line : game.linesOf(player).toArray()) {
      if (owned.containsAll(game.line(line))) {
        return true;
      }
    }
    return false;
  }
}
