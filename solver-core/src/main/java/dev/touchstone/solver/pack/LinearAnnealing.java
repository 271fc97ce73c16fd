package dev.touchstone.solver.pack;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a packing by annealing over gadgets: a step puts one in, throws out those in its way
 * and repairs the matching of the other lines. The energy is the number of cells that lines lack
 * or, when none does, minus the number of those left over. What makes it higher is taken back the
 * more often the longer the search has gone on.
 */
final class LinearAnnealing {

  /** What a cell of a gadget costs that should rather be left alone. */
  private static final double OF_WEIGHT = 0.15;

  private static final int ASK_EVERY = 1024;

  /** So many lines are few, on a large board. */
  private static final int NARROW = 256;

  /** One change of so many throws out a gadget. */
  private static final int OUT_OF = 8;

  private final LinearCover cover;
  private final LinearMatching matching;
  private final Gadgets gadgets;
  private final SplittableRandom random;
  private final BooleanSupplier stopped;
  private final boolean large;
  private long steps;

  /**
   * @param stopped whether to give up; asked every now and then
   */
  LinearAnnealing(
      LinearCover cover, Gadgets gadgets, SplittableRandom random, BooleanSupplier stopped) {
    this.cover = cover;
    this.gadgets = gadgets;
    this.random = random;
    this.stopped = stopped;
    matching = cover.matching;
    large = cover.game.isLarge();
  }

  /** How many steps there were so far. */
  long steps() {
    return steps;
  }

  /**
   * Goes on until the energy is at most the target or the steps are used up; leaves the best cover
   * that was found. Marks are void after that.
   *
   * @return the energy
   */
  int run(int most, int target, double hot, double cold) {
    matching.repair();
    cover.settle();
    int best = cover.energy();
    double cost = best + OF_WEIGHT * cover.weight();
    double least = cost;
    int bestMark = cover.mark();
    double heat = hot;
    double cooling = Math.pow(cold / hot, 1.0 / Math.max(1, most));
    for (int step = 0; step < most && best > target; step++, heat *= cooling) {
      if (++steps % ASK_EVERY == 0) {
        if (stopped.getAsBoolean()) {
          break;
        }
        if (large) {
          matching.repair();
        }
      }
      int mark = cover.mark();
      if (!change()) {
        continue;
      }
      repair();
      int after = cover.energy();
      double costs = after + OF_WEIGHT * cover.weight();
      if (costs > cost && Math.exp((cost - costs) / heat) < random.nextDouble()) {
        cover.undo(mark);
        matching.unchanged();
        continue;
      }
      cost = costs;
      if (cost < least) {
        least = cost;
        best = after;
        bestMark = cover.mark();
      }
    }
    cover.undo(bestMark);
    cover.settle();
    return best;
  }

  /** Puts in a gadget or, on a large board, throws one out; not always there is one. */
  private boolean change() {
    if (large && isNarrow() && random.nextInt(OUT_OF) == 0) {
      return throwOut();
    }
    Gadget gadget = next();
    if (gadget == null || cover.holds(gadget)) {
      return false;
    }
    cover.insert(gadget);
    return true;
  }

  /** Whether few lines compete for cells, so that others may have some to spare. */
  private boolean isNarrow() {
    return matching.violatorSize() > 0 && matching.violatorSize() <= NARROW;
  }

  /** Gadgets may have all cells of a line, where no new one is better than all of these. */
  private boolean throwOut() {
    int[] cells = cover.game.line(matching.violator(random.nextInt(matching.violatorSize())));
    int gadget = cover.gadgetAt(cells[random.nextInt(cells.length)]);
    if (gadget == LinearCover.NO_GADGET) {
      return false;
    }
    cover.dissolve(gadget);
    return true;
  }

  private void repair() {
    if (large && matching.violatorSize() > NARROW) {
      matching.mend();
    } else {
      matching.repair();
    }
  }

  /** Every other time around a line that lacks cells, or competes for them with one that does. */
  private @Nullable Gadget next() {
    int line;
    if (matching.violatorSize() > 0 && random.nextInt(2) == 0) {
      line = matching.violator(random.nextInt(matching.violatorSize()));
    } else {
      line = random.nextInt(cover.game.lines);
    }
    return cover.isNeeded(line) ? gadgets.around(line, cover) : null;
  }
}
