package dev.touchstone.solver.pack;

import dev.touchstone.game.CellList;
import java.util.ArrayList;
import java.util.List;

/**
 * A packing as one list of numbers, which the table keeps. Each list begins with its length: first
 * the cells of the pairs, then for each block its cells and its lines.
 */
public final class PackingCode {

  private PackingCode() {}

  public static int[] of(Packing packing) {
    List<Integer> code = new ArrayList<>();
    add(code, packing.pairs());
    for (Block block : packing.blocks()) {
      add(code, block.cells());
      code.add(block.lines().size());
      code.addAll(block.lines());
    }
    return code.stream().mapToInt(number -> number).toArray();
  }

  private static void add(List<Integer> code, CellList cells) {
    code.add(cells.size());
    for (int i = 0; i < cells.size(); i++) {
      code.add(cells.get(i));
    }
  }

  public static Packing read(int[] code) {
    List<Block> blocks = new ArrayList<>();
    int[] pairs = list(code, 0);
    int at = 1 + pairs.length;
    while (at < code.length) {
      int[] cells = list(code, at);
      at += 1 + cells.length;
      List<Integer> lines = new ArrayList<>();
      for (int line : list(code, at)) {
        lines.add(line);
      }
      at += 1 + lines.size();
      blocks.add(new Block(CellList.of(cells), lines));
    }
    return new Packing(blocks, CellList.of(pairs));
  }

  private static int[] list(int[] code, int at) {
    int[] list = new int[code[at]];
    System.arraycopy(code, at + 1, list, 0, list.length);
    return list;
  }
}
