package dev.touchstone.solver.pack;

import dev.touchstone.game.CellList;
import java.util.List;

/**
 * Blocks and pairs without a cell in common that together take care of every line that is needed:
 * BOTH makes one claim of them (T7).
 *
 * @param pairs one pair of cells after the other
 */
public record Packing(List<Block> blocks, CellList pairs) {

  public Packing {
    blocks = List.copyOf(blocks);
  }
}
