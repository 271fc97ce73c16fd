package dev.touchstone.solver.pack;

import dev.touchstone.solver.board.Sets;
import java.util.List;

/**
 * Options with packings: after one reply a packing leaves most of Maker's moves alone, and for one
 * that it does not leave alone another packing is made of it.
 */
final class LinearLeaves {

  private static final double HOT = 0.7;
  private static final double COLD = 0.2;

  /** Cells that are left over make it easier to leave a cell alone. */
  private static final int SPARE = -3;

  /** After so many moves without a packing the reply is given up. */
  private static final int FAILURES = 25;

  private final LinearCover cover;
  private final LinearAnnealing annealing;
  private int count;

  LinearLeaves(LinearCover cover, LinearAnnealing annealing) {
    this.cover = cover;
    this.annealing = annealing;
  }

  /** How many options were made. */
  int count() {
    return count;
  }

  /**
   * Adds options with this reply, which answer as many of the open moves as possible.
   *
   * @param after a cover of the position after the reply, no line of which lacks a cell
   * @param open the moves without an answer; those that are answered are removed
   * @param steps how long to search for each packing
   */
  void add(
      LinearCover.Saved after,
      int reply,
      long[] open,
      List<LinearClaim.Option> options,
      int steps) {
    long[] left = open.clone();
    Sets.remove(left, reply);
    LinearCover.Saved base = after;
    int failures = 0;
    while (!Sets.isEmpty(left)) {
      cover.restore(base);
      int move = next(left);
      boolean dead = !cover.isFree(move);
      cover.take(move);
      int lacking = cover.matching.repair();
      if (lacking > 0) {
        cover.weigh(open);
        lacking = Math.max(0, annealing.run(steps, SPARE, HOT, COLD));
      }
      if (lacking > 0) {
        Sets.remove(left, move);
        if (++failures > FAILURES) {
          return;
        }
        continue;
      }
      if (!dead) {
        cover.give(move);
        base = cover.save();
        cover.take(move);
      }
      spare(left);
      Packing packing = LinearPacker.packing(cover);
      options.add(LinearClaim.Option.of(reply, packing));
      count++;
      long[] zone = new long[open.length];
      LinearClaim.addCells(packing, zone);
      Sets.add(zone, reply);
      Sets.keepOnly(open, zone);
      Sets.keepOnly(left, zone);
    }
  }

  /** A move that is not in a gadget, if there is one. */
  private int next(long[] left) {
    for (int cell = Sets.next(left, 0); cell >= 0; cell = Sets.next(left, cell + 1)) {
      if (cover.gadgetAt(cell) == LinearCover.NO_GADGET) {
        return cell;
      }
    }
    return Sets.next(left, 0);
  }

  /** Leaves as many of these cells alone as the pairs allow, first those that nobody has. */
  private void spare(long[] cells) {
    for (int pass = 0; pass < 2; pass++) {
      for (int cell = Sets.next(cells, 0); cell >= 0; cell = Sets.next(cells, cell + 1)) {
        int owner = cover.matching.owner(cell);
        if (pass == 0 ? owner != LinearMatching.UNUSED : owner < 0) {
          continue;
        }
        int mark = cover.mark();
        cover.take(cell);
        if (cover.matching.repair() > 0) {
          cover.undo(mark);
        }
      }
    }
  }
}
