package dev.touchstone.solver.refute;

import dev.touchstone.solver.board.Arena;
import dev.touchstone.solver.board.Bundles;
import dev.touchstone.solver.board.Position;
import dev.touchstone.solver.board.Sets;
import org.jspecify.annotations.Nullable;

/**
 * How many cells a pairing of a position is short of, at least.
 *
 * <p>Each free cell has a price; the mean is one. Each bundle of lines buys the cheapest places
 * that hold its pairs ({@link Supports}). If there is a pairing, no cell is sold twice, so what the
 * bundles pay is at most what all cells cost; what they pay more, in cells, is {@link #shortage},
 * and where it is positive there is no pairing. That is the dual of the packing of the bundles'
 * supports into the cells as a linear program. If no cell is sold twice, there is a pairing.
 *
 * <p>{@link #tune} makes the most of the bound by supply and demand: a cell that several bundles
 * want becomes dearer, one that none wants cheaper. These are the subgradient steps of Held and
 * Karp [HK71]. Good prices also say which pairs to try first: the cheap ones.
 */
public final class Prices {

  /** How many positions that follow one another are held at a time. */
  private static final int DEPTH = 2;

  /** What a bundle pays for pairs that it cannot have, times the mean price. */
  private static final double IMPOSSIBLE = 1e6;

  private final Bundles bundles;
  private final Supports supports;
  private final PriceTuning tuning;
  private final PriceState now;
  private final long[] free;
  private final PriceState[] kept = new PriceState[DEPTH];

  /** Whether the last tuning ended with no cell sold twice. */
  private boolean sold;

  private Prices(Arena arena, double impossible) {
    bundles = new Bundles(arena);
    supports = new Supports(bundles, impossible);
    tuning = new PriceTuning(bundles, supports, arena.cells);
    free = arena.noCells();
    now = new PriceState(arena.cells, bundles.count());
    for (int i = 0; i < DEPTH; i++) {
      kept[i] = new PriceState(arena.cells, bundles.count());
    }
  }

  /** A bound: if {@link #shortage} is positive there is no pairing. */
  public static Prices bound(Arena arena) {
    return new Prices(arena, IMPOSSIBLE);
  }

  /**
   * An estimate: a bundle that has no pairs is short of so many cells, and what is short is not
   * infinite.
   */
  public static Prices estimate(Arena arena, double impossible) {
    return new Prices(arena, impossible);
  }

  /** Starts from a position, all cells at the price of one. */
  public void begin(Position position) {
    position.copyFree(free);
    beginWithin(position, free);
  }

  /** As {@link #begin}, the free cells being these of the position's. */
  public void beginWithin(Position position, long[] cells) {
    supports.limit();
    now.count = 0;
    for (int cell = 0; cell < now.free.length; cell++) {
      boolean free = position.isFree(cell) && Sets.contains(cells, cell);
      now.free[cell] = free;
      now.price[cell] = free ? 1 : 0;
      now.count += free ? 1 : 0;
    }
    now.total = now.count;
    now.paid = 0;
    for (int bundle = 0; bundle < bundles.count(); bundle++) {
      now.places[bundle] = 0;
      now.needed[bundle] = 0;
      if (!bundles.isLarge(bundle)) {
        load(position, bundle);
      }
      now.list[bundle] = supports.list(bundle, now.places[bundle], now.needed[bundle]);
      now.cost[bundle] = supports.cost(now, bundle, now.list[bundle]);
      now.bought[bundle] = supports.cheapest();
      now.paid += now.cost[bundle];
    }
  }

  private void load(Position position, int bundle) {
    int[] cells = bundles.cells(bundle);
    for (int place = 0; place < cells.length; place++) {
      now.places[bundle] |= now.free[cells[place]] ? 1 << place : 0;
    }
    int[] lines = bundles.lines(bundle);
    for (int line = 0; line < lines.length; line++) {
      now.needed[bundle] |= position.isNeeded(lines[line]) ? 1 << line : 0;
    }
  }

  /** The cells that a pairing is short of, at least, as far as these prices tell. */
  public double shortage() {
    return now.shortage();
  }

  public boolean isHopeless() {
    return shortage() > PriceTuning.LEAST;
  }

  /** The price of a cell, the mean being one. */
  double price(int cell) {
    return now.total > 0 ? now.price[cell] * now.count / now.total : 0;
  }

  /** Keeps the position and its prices in one of two places, 0 or 1. */
  public void keep(int at) {
    now.copyTo(kept[at]);
  }

  /** Goes back to what was kept. */
  public void back(int at) {
    kept[at].copyTo(now);
  }

  /** Changes the prices in so many rounds, or until so many cells are short. */
  void tune(int rounds, double enough) {
    sold = tuning.tune(now, rounds, enough);
  }

  /** Changes the prices in so many rounds, or until there is no hope. */
  public void tuneWhileHopeful(int rounds) {
    tune(rounds, PriceTuning.LEAST);
  }

  /** Changes the prices in so many rounds. */
  public void tune(int rounds) {
    tune(rounds, Double.POSITIVE_INFINITY);
  }

  /**
   * The pairs that the bundles buy if no cell is sold twice, as of the last tuning; null otherwise.
   */
  int @Nullable [] pairs() {
    if (!sold || !supports.areAll(now.list)) {
      return null;
    }
    return supports.pairs(now.bought, now.needed);
  }

  /** Maker takes a free cell. */
  public void give(int cell) {
    take(cell, false);
  }

  /** Breaker takes a free cell. */
  public void block(int cell) {
    take(cell, true);
  }

  private void take(int cell, boolean breakers) {
    int[] through = bundles.through(cell);
    for (int i = 0; i < through.length; i++) {
      int bundle = through[i];
      int place = 1 << bundles.places(cell)[i];
      now.places[bundle] &= ~place;
      now.needed[bundle] = neededIf(bundle, place, breakers);
      now.list[bundle] = supports.list(bundle, now.places[bundle], now.needed[bundle]);
      double cost = supports.cost(now, bundle, now.list[bundle]);
      now.paid += cost - now.cost[bundle];
      now.cost[bundle] = cost;
      now.bought[bundle] = supports.cheapest();
    }
    now.total -= now.price[cell];
    now.price[cell] = 0;
    now.free[cell] = false;
    now.count--;
  }

  /** The shortage at these prices if Maker took the cell. */
  public double shortageIfMakers(int cell) {
    return shortageIf(cell, false);
  }

  /** The shortage at these prices if Breaker took the cell. */
  public double shortageIfBreakers(int cell) {
    return shortageIf(cell, true);
  }

  private double shortageIf(int cell, boolean breakers) {
    double paid = now.paid;
    int[] through = bundles.through(cell);
    for (int i = 0; i < through.length; i++) {
      int bundle = through[i];
      int place = 1 << bundles.places(cell)[i];
      int needed = neededIf(bundle, place, breakers);
      int list = supports.list(bundle, now.places[bundle] & ~place, needed);
      paid += supports.cost(now, bundle, list) - now.cost[bundle];
    }
    return PriceState.shortage(paid, now.total - now.price[cell], now.count - 1);
  }

  /** The lines that a bundle needs if somebody takes a place of it. */
  private int neededIf(int bundle, int place, boolean breakers) {
    int needed = now.needed[bundle];
    return breakers ? Supports.without(bundles.members(bundle), needed, place) : needed;
  }

  /** Whether there is no pairing if Maker takes the cell. */
  public boolean isHopelessIfMakers(int cell) {
    return shortageIfMakers(cell) > PriceTuning.LEAST;
  }

  /** Whether there is no pairing if Breaker takes the cell. */
  public boolean isHopelessIfBreakers(int cell) {
    return shortageIfBreakers(cell) > PriceTuning.LEAST;
  }
}
