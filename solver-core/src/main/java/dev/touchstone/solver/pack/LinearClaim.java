package dev.touchstone.solver.pack;

import dev.touchstone.solver.board.Sets;
import dev.touchstone.solver.board.Symmetries;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why Breaker wins a position of a linear hypergraph with Maker to move: one packing (BOTH of its
 * pairs and blocks, T3 and T7), or options (T5), of which each move of Maker's misses one.
 *
 * @param options either one without a reply, or as many as it takes with one each
 * @param zone the cells of all options and their replies
 */
public record LinearClaim(List<Option> options, List<Integer> zone) {

  /** In place of a reply. */
  public static final int NO_REPLY = -1;

  public LinearClaim {
    options = List.copyOf(options);
    zone = List.copyOf(zone);
  }

  /**
   * A reply and what wins after it.
   *
   * @param reply a cell, or {@link #NO_REPLY}
   * @param packing what wins, unless a claim does
   * @param child a claim of an image of the position after the reply
   * @param symmetry the number of the symmetry that maps the child's cells to these
   */
  public record Option(
      int reply, @Nullable Packing packing, @Nullable LinearClaim child, int symmetry) {

    static Option of(int reply, Packing packing) {
      return new Option(reply, packing, null, 0);
    }

    static Option of(int reply, LinearClaim child, int symmetry) {
      return new Option(reply, null, child, symmetry);
    }

    /** Adds its cells and its reply to a set; returns the set. */
    public long[] zone(Symmetries symmetries, long[] to) {
      if (reply != NO_REPLY) {
        Sets.add(to, reply);
      }
      if (packing != null) {
        addCells(packing, to);
      }
      if (child != null) {
        for (int cell : child.zone()) {
          Sets.add(to, symmetries.image(symmetry, cell));
        }
      }
      return to;
    }
  }

  /** The cells of a packing. */
  public static void addCells(Packing packing, long[] to) {
    for (int cell : packing.pairs().toArray()) {
      Sets.add(to, cell);
    }
    for (Block block : packing.blocks()) {
      for (int cell : block.cells().toArray()) {
        Sets.add(to, cell);
      }
    }
  }
}
