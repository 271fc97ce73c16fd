package dev.touchstone.solver.pack;

import dev.touchstone.game.CellList;
import java.util.List;

/**
 * A local game that Breaker wins as second player: wherever Maker plays in these cells, she can
 * answer in them so that in the end she has a stone in the part of each of the lines that lies in
 * the cells, even if all other cells are Maker's. A pair of cells on a line is the smallest block.
 *
 * @param cells in ascending order
 * @param lines the numbers of the lines that it takes care of, in ascending order
 */
public record Block(CellList cells, List<Integer> lines) {

  public Block {
    lines = List.copyOf(lines);
  }
}
