package dev.touchstone.solver.refute;

import dev.touchstone.solver.board.Bundles;
import java.util.Arrays;

/**
 * Supply and demand: a cell that several bundles want becomes dearer, one that none wants cheaper.
 * These are the subgradient steps of Held and Karp [HK71]; the steps become smaller when they are
 * in vain. What is found best is kept, unless no cell is sold twice in the end.
 */
final class PriceTuning {

  /** What is no rounding error. */
  static final double LEAST = 1e-6;

  private static final double FIRST_STEP = 0.2;
  private static final double NEXT_STEP = 0.7;
  private static final int VAIN_ROUNDS = 2;

  private final Bundles bundles;
  private final Supports supports;
  private final PriceState best;

  /** How many bundles buy each cell, and the number of cells that several buy. */
  private final int[] buyers;

  private int conflicts;
  private final int[] freeCells;
  private int freeCount;

  /** The bundles that need pairs. */
  private final int[] buying;

  private int buyingCount;

  PriceTuning(Bundles bundles, Supports supports, int cells) {
    this.bundles = bundles;
    this.supports = supports;
    best = new PriceState(cells, bundles.count());
    buyers = new int[cells];
    freeCells = new int[cells];
    buying = new int[bundles.count()];
  }

  /**
   * Tunes prices in so many rounds at most, until so many cells are short or none is sold twice.
   * Whether none is.
   */
  boolean tune(PriceState now, int rounds, double enough) {
    list(now);
    buy(now);
    double step = FIRST_STEP;
    double most = now.shortage();
    int vain = 0;
    now.copyPricesTo(best);
    for (int round = 0; round < rounds && most <= enough && conflicts > 0; round++) {
      change(now, step * now.total / now.count);
      buy(now);
      double shortage = now.shortage();
      if (shortage > most + LEAST) {
        most = shortage;
        now.copyPricesTo(best);
        vain = 0;
      } else if (++vain > VAIN_ROUNDS) {
        step *= NEXT_STEP;
        vain = 0;
      }
    }
    if (conflicts > 0) {
      best.copyPricesTo(now);
    }
    return conflicts == 0;
  }

  private void list(PriceState now) {
    freeCount = 0;
    for (int cell = 0; cell < now.free.length; cell++) {
      if (now.free[cell]) {
        freeCells[freeCount++] = cell;
      }
    }
    buyingCount = 0;
    for (int bundle = 0; bundle < now.list.length; bundle++) {
      if (now.list[bundle] != Supports.NOTHING) {
        buying[buyingCount++] = bundle;
      }
    }
  }

  private void change(PriceState now, double step) {
    double total = 0;
    for (int i = 0; i < freeCount; i++) {
      int cell = freeCells[i];
      double price = Math.max(0, now.price[cell] + step * (buyers[cell] - 1));
      now.price[cell] = price;
      total += price;
    }
    now.total = total;
  }

  /** All bundles buy at these prices. */
  private void buy(PriceState now) {
    Arrays.fill(buyers, 0);
    conflicts = 0;
    double paid = 0;
    for (int i = 0; i < buyingCount; i++) {
      int bundle = buying[i];
      double cost = supports.cost(now, bundle, now.list[bundle]);
      int cheapest = supports.cheapest();
      now.cost[bundle] = cost;
      now.bought[bundle] = cheapest;
      paid += cost;
      int[] cells = bundles.cells(bundle);
      for (int rest = cheapest; rest != 0; rest &= rest - 1) {
        if (++buyers[cells[Integer.numberOfTrailingZeros(rest)]] == 2) {
          conflicts++;
        }
      }
    }
    now.paid = paid;
  }
}
