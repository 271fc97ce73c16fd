package dev.touchstone.solver.table;

import dev.touchstone.solver.board.Sets;
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
  private final int[] missing;
  private final long[] outside;

  public Family(Options store, int cellWords) {
    this.store = store;
    this.cellWords = cellWords;
    missing = new int[64 * cellWords];
    outside = new long[cellWords];
  }

  /** The options of a proven node that are needed; valid until the next call. */
  public IntArrayList of(Node node) {
    options.clear();
    for (int option = node.options; option >= 0; option = store.next(option)) {
      // It need not be the last one found: another thread may have put options before it.
      if (store.kind(option).isWhole()) {
        options.clear();
        options.add(option);
        return options;
      }
      options.add(option);
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
    long[] missed = missedBy(node, option);
    for (int cell = Sets.next(missed, 0); cell >= 0; cell = Sets.next(missed, cell + 1)) {
      missing[cell] += by;
    }
  }

  private boolean spare(Node node, int option) {
    long[] missed = missedBy(node, option);
    for (int cell = Sets.next(missed, 0); cell >= 0; cell = Sets.next(missed, cell + 1)) {
      if (missing[cell] == 1) {
        return false;
      }
    }
    return true;
  }

  /** The free cells outside the zone of an option; valid until the next call. */
  private long[] missedBy(Node node, int option) {
    for (int w = 0; w < cellWords; w++) {
      outside[w] = node.free[w] & ~store.zone(option, w);
    }
    return outside;
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
