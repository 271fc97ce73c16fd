package dev.touchstone.solver.table;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Notation;
import dev.touchstone.solver.Heuristics;
import dev.touchstone.solver.board.Arena;
import dev.touchstone.statement.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Random sets, keys and entries of a board. */
final class Sample {

  private final Random random;
  private final int cells;

  Sample(Random random, int cells) {
    this.random = random;
    this.cells = cells;
  }

  static Arena arena(String board) throws BadGameException, IOException {
    return new Arena(Problem.weak(Notation.read(board)), Heuristics.ALL);
  }

  long[] set() {
    long[] set = new long[(cells + 63) >>> 6];
    for (int cell = 0; cell < cells; cell++) {
      set[cell >>> 6] |= random.nextInt(3) == 0 ? 1L << cell : 0;
    }
    return set;
  }

  Key key() {
    long[] free = set();
    long[] maker = set();
    for (int w = 0; w < free.length; w++) {
      maker[w] &= ~free[w];
    }
    return new Key(maker, free, random.nextBoolean());
  }

  Option option() {
    OptionKind kind = OptionKind.of(random.nextInt(OptionKind.count()));
    int cell = kind == OptionKind.CHILD || random.nextBoolean() ? random.nextInt(cells) : Node.NONE;
    int[] pairs = kind.hasPairs() ? pairs(kind.hasBlocks()) : new int[0];
    return new Option(kind, cell, set(), pairs);
  }

  private int[] pairs(boolean andBlocks) {
    int most = Math.min(5, cells / 2 + 1);
    int[] pairs = random.ints(2L * random.nextInt(most), 0, cells).toArray();
    if (!andBlocks) {
      return pairs;
    }
    List<Integer> numbers = new ArrayList<>();
    add(numbers, pairs);
    for (int i = random.nextInt(3); i > 0; i--) {
      add(numbers, random.ints(random.nextInt(most), 0, cells).toArray());
      add(numbers, random.ints(random.nextInt(9), 0, 400).toArray());
    }
    return numbers.stream().mapToInt(number -> number).toArray();
  }

  private static void add(List<Integer> numbers, int[] list) {
    numbers.add(list.length);
    Arrays.stream(list).forEach(numbers::add);
  }

  Entry entry() {
    Node node = new Node((cells + 63) >>> 6);
    fill(node);
    List<Option> options = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      options.add(option());
    }
    return new Entry(node, options);
  }

  /** Writes numbers and sets into a node, but neither key nor options. */
  void fill(Node node) {
    node.expanded = true;
    node.packed = random.nextBoolean();
    System.arraycopy(set(), 0, node.region, 0, node.region.length);
    System.arraycopy(set(), 0, node.zone, 0, node.zone.length);
    node.moverWork = random.nextFloat() + 0.5f;
    node.waiterWork = random.nextFloat() * 1000 + 0.5f;
    node.move = Node.NONE;
    node.work = random.nextInt(1_000_000);
    if (random.nextInt(4) == 0) {
      node.wonByMover(random.nextInt(cells));
    } else if (random.nextInt(4) == 0) {
      node.wonByWaiter();
    }
  }
}
