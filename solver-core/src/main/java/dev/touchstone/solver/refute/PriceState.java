package dev.touchstone.solver.refute;

/** A position with prices, as {@link Prices} keeps and changes it. */
final class PriceState {

  final double[] price;
  final boolean[] free;

  /** For each bundle its free places and its needed lines. */
  final int[] places;

  final int[] needed;

  /** For each bundle its supports, the cheapest of them, and what that costs. */
  final int[] list;

  final int[] bought;
  final double[] cost;

  /** The number of free cells, what they cost, and what the bundles pay. */
  int count;

  double total;
  double paid;

  PriceState(int cells, int bundles) {
    price = new double[cells];
    free = new boolean[cells];
    places = new int[bundles];
    needed = new int[bundles];
    list = new int[bundles];
    bought = new int[bundles];
    cost = new double[bundles];
  }

  void copyTo(PriceState other) {
    System.arraycopy(free, 0, other.free, 0, free.length);
    System.arraycopy(places, 0, other.places, 0, places.length);
    System.arraycopy(needed, 0, other.needed, 0, needed.length);
    System.arraycopy(list, 0, other.list, 0, list.length);
    other.count = count;
    copyPricesTo(other);
  }

  void copyPricesTo(PriceState other) {
    System.arraycopy(price, 0, other.price, 0, price.length);
    System.arraycopy(bought, 0, other.bought, 0, bought.length);
    System.arraycopy(cost, 0, other.cost, 0, cost.length);
    other.total = total;
    other.paid = paid;
  }

  double shortage() {
    return shortage(paid, total, count);
  }

  /** What is paid above what all cells cost, in cells of the mean price. */
  static double shortage(double paid, double total, int count) {
    return total > 0 ? count * (paid / total - 1) : paid;
  }
}
