package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.HexBoard;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Chains of Hex: whether a player's stones join the player's two sides. */
public final class Chain {

  private Chain() {}

  /** The cells of a shortest chain between the sides of a player who owns these cells. */
  public static Optional<CellSet> of(Statement statement, Player player, CellSet own) {
    if (!(statement.board() instanceof HexBoard board)) {
      return Optional.empty();
    }
    int first = statement.hypergraph().cellCount();
    int[] before = new int[first];
    Arrays.fill(before, HexBoard.NOTHING);
    List<Integer> reached = new ArrayList<>();
    for (int cell : own.toArray()) {
      if (touches(board, player, cell, first)) {
        before[cell] = first;
        reached.add(cell);
      }
    }
    for (int i = 0; i < reached.size(); i++) {
      int cell = reached.get(i);
      if (touches(board, player, cell, first + 1)) {
        return Optional.of(chain(before, cell));
      }
      for (int place : board.around(cell, player)) {
        if (place >= 0 && place < first && own.contains(place) && before[place] < 0) {
          before[place] = cell;
          reached.add(place);
        }
      }
    }
    return Optional.empty();
  }

  private static boolean touches(HexBoard board, Player player, int cell, int side) {
    return Arrays.stream(board.around(cell, player)).anyMatch(place -> place == side);
  }

  /** From the last cell back to the first. */
  private static CellSet chain(int[] before, int last) {
    CellSet cells = CellSet.of(before.length);
    for (int cell = last; cell < before.length; cell = before[cell]) {
      cells = cells.with(cell);
    }
    return cells;
  }
}
