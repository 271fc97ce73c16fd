package dev.touchstone.solver.refute;

import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.pack.Block;
import dev.touchstone.solver.pack.Packing;
import dev.touchstone.solver.pack.PackingCode;
import dev.touchstone.solver.table.Node;
import dev.touchstone.solver.table.OptionKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The images of a reply with a packing by those symmetries of the board that leave the position as
 * it is: they are options, too, and cost next to nothing (IMAGE, T9).
 */
final class PackingImages {

  private final Arena arena;
  private final long[] image;
  private final List<Integer> turns = new ArrayList<>();

  PackingImages(Arena arena) {
    this.arena = arena;
    image = arena.noCells();
  }

  /** Finds the symmetries of a node's position. */
  void begin(Node node) {
    turns.clear();
    for (int s = 1; s < arena.symmetries.count() && arena.heuristics.zones(); s++) {
      arena.symmetries.apply(s, node.free, image);
      boolean same = Arrays.equals(image, node.free);
      arena.symmetries.apply(s, node.maker, image);
      if (same && Arrays.equals(image, node.maker)) {
        turns.add(s);
      }
    }
  }

  /** Takes the images of a cell out of a set. */
  void removeAll(long[] cells, int cell) {
    for (int turn : turns) {
      Sets.remove(cells, arena.symmetries.image(turn, cell));
    }
  }

  /** Records the images of an option that leave a move alone which is open still. */
  void add(Node node, Narrowing narrowing, Packing packing, int reply) {
    for (int turn : turns) {
      Packing turned = turn(packing, turn);
      long[] zone = zone(turned);
      int cell = arena.symmetries.image(turn, reply);
      Sets.add(zone, cell);
      if (!Sets.inside(node.region, zone)) {
        narrowing.add(node, zone, OptionKind.PACKING, cell, PackingCode.of(turned), Node.NONE);
      }
    }
  }

  /** The cells of a packing. */
  long[] zone(Packing packing) {
    long[] zone = arena.noCells();
    addAll(zone, packing.pairs());
    for (Block block : packing.blocks()) {
      addAll(zone, block.cells());
    }
    return zone;
  }

  private static void addAll(long[] zone, CellList cells) {
    for (int i = 0; i < cells.size(); i++) {
      Sets.add(zone, cells.get(i));
    }
  }

  private Packing turn(Packing packing, int turn) {
    List<Block> blocks = new ArrayList<>();
    for (Block block : packing.blocks()) {
      int[] cells = cells(block.cells(), turn);
      Arrays.sort(cells);
      List<Integer> lines = new ArrayList<>();
      for (int line : block.lines()) {
        int[] turned = cells(CellList.of(arena.game.line(line).toArray()), turn);
        lines.add(arena.game.lineNumber(CellSet.of(arena.cells, turned)));
      }
      lines.sort(null);
      blocks.add(new Block(CellList.of(cells), lines));
    }
    return new Packing(blocks, CellList.of(cells(packing.pairs(), turn)));
  }

  private int[] cells(CellList cells, int turn) {
    int[] turned = cells.toArray();
    for (int i = 0; i < turned.length; i++) {
      turned[i] = arena.symmetries.image(turn, turned[i]);
    }
    return turned;
  }
}
