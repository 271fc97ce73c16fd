package dev.touchstone.strategy;

import dev.touchstone.game.Board;
import dev.touchstone.game.CellSet;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** All cells of a finite board, in its order. */
record BoardCells(Board board, int count) implements Cells {

  @Override
  public CellSet all() {
    return set(IntStream.range(0, count).toArray());
  }

  @Override
  public String name(int cell) {
    return board.cellName(cell);
  }

  @Override
  public OptionalInt number(String name) {
    return board.cellNumber(name);
  }

  @Override
  public OptionalInt numberLike(String name) {
    OptionalInt exact = number(name);
    if (exact.isPresent()) {
      return exact;
    }
    int[] alike =
        IntStream.range(0, count)
            .filter(cell -> name(cell).equalsIgnoreCase(name))
            .limit(2)
            .toArray();
    return alike.length == 1 ? OptionalInt.of(alike[0]) : OptionalInt.empty();
  }
}
