package dev.touchstone.solver.turns;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;

/** Which positions failed, and within which allowances. */
final class Failures {

  /** How a position has failed. */
  enum Kind {
    /** It has not, within such an allowance. */
    NONE,
    /** Something was left out. */
    WITHIN,
    /** For good. */
    WHOLE
  }

  private final Long2ObjectOpenHashMap<Allowance> known = new Long2ObjectOpenHashMap<>();

  Kind of(long key, Allowance allowance) {
    Allowance failed = known.get(key);
    if (failed == null || !failed.covers(allowance)) {
      return Kind.NONE;
    }
    return failed.isWhole() ? Kind.WHOLE : Kind.WITHIN;
  }

  /** The last failure is kept, unless the one before says more. */
  void add(long key, Allowance allowance) {
    Allowance before = known.get(key);
    if (before == null || !before.covers(allowance)) {
      known.put(key, allowance);
    }
  }

  int size() {
    return known.size();
  }
}
