package dev.touchstone.certificate;

import java.util.HashMap;
import java.util.Map;

/** Follows how many things a certificate holds, for whoever writes one. */
final class Tally {

  private long steps;
  private long stack;
  private long depth;
  private long heldPeak;
  private long depthPeak;
  private long keeps;

  /** The KEEPs before the tile that is open; its own are counted behind them and used up in it. */
  private long keepsOutside;

  private final Map<Long, Long> usesLeft = new HashMap<>();

  void add(Step step) {
    steps++;
    Step core = step instanceof Step.Answered answered ? answered.leaf() : step;
    if (core instanceof Step.Leaf) {
      stack++;
    } else if (core instanceof Step.Inner inner) {
      stack += 1 - inner.operands();
    }
    if (core instanceof Step.Recall recall) {
      usesLeft.computeIfPresent(
          keeps - recall.distance(), (number, uses) -> uses > 1 ? uses - 1 : null);
    } else if (core instanceof Step.Keep keep) {
      usesLeft.put(keeps++, keep.uses());
    } else if (core instanceof Step.Enter) {
      depth++;
    } else if (core instanceof Step.Leave) {
      depth--;
    } else if (core instanceof TileStep.Open) {
      keepsOutside = keeps;
    } else if (core instanceof TileStep.Close) {
      keeps = keepsOutside;
    }
    heldPeak = Math.max(heldPeak, stack + usesLeft.size());
    depthPeak = Math.max(depthPeak, depth);
  }

  Counts counts() {
    return new Counts(steps, heldPeak, depthPeak);
  }
}
