package dev.touchstone.solver.table;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;

/**
 * Picks from the options of a node a few whose zones have no cell in common: those are the proof
 * that the mover loses (OPTIONS, T5), and their cells together the zone of the claim.
 *
 * <p>Options are dropped while the rest still has an empty intersection, those with a subtree
 * first, since leaves are the cheaper steps; then the later ones first.
 */
public final class Family {

  private final Options store;
  private final int cellWords;
  private final IntArrayList options = new IntArrayList();
  private int[] missing = new int[0];

  public Family(Options store, int cellWords) {
    this.store = store;
    this.cellWords = cellWords;
  }

  /** The options of a proven node that are needed; valid until the next call. */
  public IntArrayList of(Node node) {
    options.clear();
    if (store.kind(node.options) == OptionKind.PAIRS) {
      options.add(node.options);
      return options;
    }
    for (int option = node.options; option >= 0; option = store.next(option)) {
      options.add(option);
    }
    int cells = 64 * cellWords;
    if (missing.length < cells) {
      missing = new int[cells];
    }
    Arrays.fill(missing, 0);
    for (int i = 0; i < options.size(); i++) {
      change(node, options.getInt(i), 1);
    }
    drop(node, true);
    drop(node, false);
    return options;
  }

  private void drop(Node node, boolean children) {
    for (int i = 0; i < options.size(); i++) {
      int option = options.getInt(i);
      if ((store.kind(option) == OptionKind.CHILD) == children && spare(node, option)) {
        change(node, option, -1);
        options.removeInt(i--);
      }
    }
  }

  /** Counts, for each cell, the options whose zone misses it. */
  private void change(Node node, int option, int by) {
    for (int w = 0; w < cellWords; w++) {
      for (long rest = node.free[w] & ~store.zone(option, w); rest != 0; rest &= rest - 1) {
        missing[(w << 6) + Long.numberOfTrailingZeros(rest)] += by;
      }
    }
  }

  private boolean spare(Node node, int option) {
    for (int w = 0; w < cellWords; w++) {
      for (long rest = node.free[w] & ~store.zone(option, w); rest != 0; rest &= rest - 1) {
        if (missing[(w << 6) + Long.numberOfTrailingZeros(rest)] == 1) {
          return false;
        }
      }
    }
    return true;
  }

  /** Writes the zone of the claim that the node's options make. */
  void writeZone(Node node) {
    Arrays.fill(node.zone, 0);
    for (int option : of(node)) {
      for (int w = 0; w < cellWords; w++) {
        node.zone[w] |= store.zone(option, w);
      }
    }
  }
}
