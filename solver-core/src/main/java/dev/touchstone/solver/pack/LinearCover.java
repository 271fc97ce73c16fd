package dev.touchstone.solver.pack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A packing of a linear hypergraph in the making: gadgets without a common cell or line, and a
 * {@linkplain LinearMatching matching} that gives the other needed lines two cells each of those
 * that are left. It is a packing when no line lacks a cell.
 */
final class LinearCover {

  /** In place of a gadget. */
  static final int NO_GADGET = -1;

  final LinearGame game;
  final LinearMatching matching;
  private final LinearTrail trail;

  // Where in the trail: the gadget that has a cell, the one that has a line; their number; the
  // weight of their cells.
  private final int cellAt;
  private final int lineAt;
  private final int countAt;
  private final int weightAt;

  /** By number. Those that were thrown out keep their numbers until the trail is forgotten. */
  private Gadget[] gadgets = new Gadget[64];

  /** Cells that gadgets should rather leave alone weigh 1. */
  private final int[] weight;

  /** What a cover was like, to come back to. */
  static final class Saved {

    private final int[] numbers;
    private final Gadget[] gadgets;

    private Saved(int[] numbers, Gadget[] gadgets) {
      this.numbers = numbers;
      this.gadgets = gadgets;
    }
  }

  /** All cells are free, and no line is needed. */
  LinearCover(LinearGame game) {
    this.game = game;
    matching = new LinearMatching(game, game.cells + game.lines + 2);
    trail = matching.trail();
    cellAt = matching.end();
    lineAt = cellAt + game.cells;
    countAt = lineAt + game.lines;
    weightAt = countAt + 1;
    for (int i = cellAt; i < countAt; i++) {
      trail.set(i, NO_GADGET);
    }
    trail.forget();
    weight = new int[game.cells];
  }

  /** Whether a cell is nobody's on the board. */
  boolean isFree(int cell) {
    return matching.owner(cell) != LinearMatching.GONE || gadgetAt(cell) != NO_GADGET;
  }

  boolean isNeeded(int line) {
    return matching.wanted(line) > 0 || gadgetOf(line) != NO_GADGET;
  }

  /** The number of the gadget that has a cell, or {@link #NO_GADGET}. */
  int gadgetAt(int cell) {
    return trail.get(cellAt + cell);
  }

  /** The number of the gadget that has a line, or {@link #NO_GADGET}. */
  int gadgetOf(int line) {
    return trail.get(lineAt + line);
  }

  /** Somebody plays in a cell, or it does not matter any more. */
  void take(int cell) {
    dissolve(gadgetAt(cell));
    matching.take(cell);
  }

  /** A cell is free again. */
  void give(int cell) {
    if (!isFree(cell)) {
      matching.give(cell);
    }
  }

  /** A line is not needed any more. */
  void drop(int line) {
    dissolve(gadgetOf(line));
    matching.want(line, 0);
  }

  /** A line is needed. */
  void bring(int line) {
    if (!isNeeded(line)) {
      matching.want(line, 2);
    }
  }

  /** From now on these cells are free and these lines needed; keeps what it can. */
  void become(long[] free, long[] needed) {
    for (int cell = 0; cell < game.cells; cell++) {
      if ((free[cell >>> 6] >>> cell & 1) == 0) {
        take(cell);
      } else {
        give(cell);
      }
    }
    for (int line = 0; line < game.lines; line++) {
      if ((needed[line >>> 6] >>> line & 1) == 0) {
        drop(line);
      } else {
        bring(line);
      }
    }
    trail.forget();
  }

  /** Breaker takes a cell. */
  void play(int reply) {
    take(reply);
    for (int line : game.through(reply)) {
      drop(line);
    }
    // Cells on no line that is needed would count as left over.
    for (int line : game.through(reply)) {
      for (int cell : game.line(line)) {
        if (isFree(cell) && IntStream.of(game.through(cell)).noneMatch(this::isNeeded)) {
          take(cell);
        }
      }
    }
  }

  /** Whether these cells make a gadget already. */
  boolean holds(Gadget gadget) {
    int there = gadgetAt(gadget.cells[0]);
    return there != NO_GADGET && Arrays.equals(gadgets[there].cells, gadget.cells);
  }

  /** Puts in a gadget of free cells and needed lines; those in its way are thrown out. */
  void insert(Gadget gadget) {
    for (int line : gadget.lines) {
      dissolve(gadgetOf(line));
    }
    for (int cell : gadget.cells) {
      dissolve(gadgetAt(cell));
    }
    int number = trail.get(countAt);
    if (number == gadgets.length) {
      gadgets = Arrays.copyOf(gadgets, 2 * number);
    }
    gadgets[number] = gadget;
    trail.set(countAt, number + 1);
    for (int i = 0; i < gadget.lines.length; i++) {
      matching.want(gadget.lines[i], gadget.wants[i]);
      trail.set(lineAt + gadget.lines[i], number);
    }
    for (int cell : gadget.cells) {
      matching.take(cell);
      trail.set(cellAt + cell, number);
      trail.add(weightAt, weight[cell]);
    }
  }

  /** Throws out a gadget. */
  void dissolve(int number) {
    if (number == NO_GADGET) {
      return;
    }
    Gadget gadget = gadgets[number];
    for (int cell : gadget.cells) {
      trail.set(cellAt + cell, NO_GADGET);
      matching.give(cell);
      trail.add(weightAt, -weight[cell]);
    }
    for (int line : gadget.lines) {
      trail.set(lineAt + line, NO_GADGET);
      matching.want(line, 2);
    }
  }

  /**
   * After {@link LinearMatching#repair}: how many cells are lacking; if none, minus the number of
   * cells that are left over.
   */
  int energy() {
    int deficiency = matching.deficiency();
    return deficiency > 0 ? deficiency : -matching.unused();
  }

  /** The weight of the cells of gadgets. */
  int weight() {
    return trail.get(weightAt);
  }

  /** From now on these cells weigh 1, and the others 0. */
  void weigh(long[] cells) {
    trail.forget();
    trail.set(weightAt, 0);
    for (int cell = 0; cell < weight.length; cell++) {
      weight[cell] = (int) (cells[cell >>> 6] >>> cell & 1);
      if (gadgetAt(cell) != NO_GADGET) {
        trail.add(weightAt, weight[cell]);
      }
    }
    trail.forget();
  }

  /** The gadgets that are in. */
  List<Gadget> gadgets() {
    List<Gadget> in = new ArrayList<>();
    for (int number = 0; number < trail.get(countAt); number++) {
      if (gadgetAt(gadgets[number].cells[0]) == number) {
        in.add(gadgets[number]);
      }
    }
    return in;
  }

  int mark() {
    return trail.mark();
  }

  void undo(int mark) {
    trail.undo(mark);
  }

  /** Makes the cover as it is the one to go on from: marks are void. */
  void settle() {
    List<Gadget> in = gadgets();
    for (int number = 0; number < in.size(); number++) {
      gadgets[number] = in.get(number);
      for (int cell : in.get(number).cells) {
        trail.set(cellAt + cell, number);
      }
      for (int line : in.get(number).lines) {
        trail.set(lineAt + line, number);
      }
    }
    Arrays.fill(gadgets, in.size(), Math.max(in.size(), trail.get(countAt)), null);
    trail.set(countAt, in.size());
    trail.forget();
  }

  Saved save() {
    settle();
    return new Saved(trail.save(), Arrays.copyOf(gadgets, trail.get(countAt)));
  }

  /** Comes back to what was saved; marks are void. */
  void restore(Saved saved) {
    trail.restore(saved.numbers);
    if (gadgets.length < saved.gadgets.length) {
      gadgets = new Gadget[saved.gadgets.length];
    }
    System.arraycopy(saved.gadgets, 0, gadgets, 0, saved.gadgets.length);
  }
}
