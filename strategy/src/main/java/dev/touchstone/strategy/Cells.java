package dev.touchstone.strategy;

import dev.touchstone.game.Board;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.statement.Statement;
import java.util.Collection;
import java.util.OptionalInt;

/** The cells of a game that is played: their numbers in it, and how people call them. */
public sealed interface Cells permits BoardCells, HostCells {

  /** Those of a new game. */
  static Cells of(Statement statement) {
    Board board = statement.board();
    return board instanceof InfiniteBoard infinite
        ? new HostCells(infinite)
        : new BoardCells(board, statement.hypergraph().cellCount());
  }

  /** How many numbers there may be. */
  int count();

  /** All cells that have numbers by now. */
  CellSet all();

  String name(int cell);

  /** The number of the cell of this name, if there is such a cell. */
  OptionalInt number(String name);

  /** The same; if there is none, that of the only cell called so in other capitals. */
  OptionalInt numberLike(String name);

  /** A set of cells of this game. */
  default CellSet set(int... cells) {
    return CellSet.of(count(), cells);
  }

  /** A set of cells of this game. */
  default CellSet set(Collection<Integer> cells) {
    return set(cells.stream().mapToInt(cell -> cell).toArray());
  }
}
