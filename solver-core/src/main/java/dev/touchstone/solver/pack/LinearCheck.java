package dev.touchstone.solver.pack;

import dev.touchstone.game.CellList;
import dev.touchstone.game.Hypergraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Whether a packing of a linear hypergraph is one, from the lines alone: it shares nothing with the
 * search. A block is recognised by its shape, as {@link Gadget.Kind} describes them.
 */
final class LinearCheck {

  private final Hypergraph game;

  LinearCheck(Hypergraph game) {
    this.game = game;
  }

  /**
   * What is wrong with a packing.
   *
   * @param free the cells that it may use
   * @param needed the lines that it has to take care of
   */
  Optional<String> fault(Packing packing, long[] free, long[] needed) {
    boolean[] used = new boolean[game.cellCount()];
    boolean[] cared = new boolean[game.lineCount()];
    List<CellList> parts = new ArrayList<>();
    int[] pairs = packing.pairs().toArray();
    for (int i = 0; i < pairs.length; i += 2) {
      CellList pair = CellList.of(pairs[i], pairs[i + 1]);
      parts.add(pair);
      for (int line = 0; line < cared.length; line++) {
        cared[line] |= count(line, pair) == 2;
      }
    }
    for (Block block : packing.blocks()) {
      parts.add(block.cells());
      if (!isRook(block) && !isSwitch(block)) {
        return Optional.of("no gadget: " + block);
      }
      block.lines().forEach(line -> cared[line] = true);
    }
    for (CellList part : parts) {
      for (int cell : part.toArray()) {
        if (used[cell] || (free[cell >>> 6] >>> cell & 1) == 0) {
          return Optional.of("a cell twice, or not free: " + cell);
        }
        used[cell] = true;
      }
    }
    for (int line = 0; line < cared.length; line++) {
      if (!cared[line] && (needed[line >>> 6] >>> line & 1) != 0) {
        return Optional.of("nothing takes care of line " + line);
      }
    }
    return Optional.empty();
  }

  /** How many of the cells are on a line. */
  private int count(int line, CellList cells) {
    return (int) Arrays.stream(cells.toArray()).filter(cell -> isOn(cell, line)).count();
  }

  private boolean isOn(int cell, int line) {
    return game.line(line).contains(cell);
  }

  /** Nine cells; the lines with the first one of them are one row and one column. */
  private boolean isRook(Block block) {
    int[] cells = block.cells().toArray();
    List<Integer> lines = block.lines();
    if (cells.length != 9 || lines.size() != 6) {
      return false;
    }
    for (int cell : cells) {
      List<Integer> two = lines.stream().filter(line -> isOn(cell, line)).toList();
      if (two.size() != 2) {
        return false;
      }
    }
    // Two lines in the same class have no cell of the block in common, two others have one.
    for (int a : lines) {
      long crossed = lines.stream().filter(b -> b != a && meet(a, b, cells)).count();
      if (crossed != 3 || count(a, block.cells()) != 3) {
        return false;
      }
      for (int b : lines) {
        for (int c : lines) {
          if (meet(a, b, cells)
              && meet(b, c, cells)
              && meet(a, c, cells)
              && a != b
              && b != c
              && a != c) {
            return false; // a prism: three lines that all cross one another
          }
        }
      }
    }
    return true;
  }

  private boolean meet(int a, int b, int[] cells) {
    return Arrays.stream(cells).anyMatch(cell -> isOn(cell, a) && isOn(cell, b));
  }

  /** Some two of the cells are P and Q. */
  private boolean isSwitch(Block block) {
    int[] cells = block.cells().toArray();
    for (int p : cells) {
      for (int q : cells) {
        if (p < q && block.lines().stream().allMatch(line -> served(line, p, q, block.cells()))) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Whether a line contains both P and Q, or one of them and two cells besides. Pairs of two lines
   * through P have no cell in common, since these lines meet in P.
   */
  private boolean served(int line, int p, int q, CellList cells) {
    boolean first = isOn(p, line);
    boolean second = isOn(q, line);
    return (first && second) || (first != second && count(line, cells) >= 3);
  }
}
