package dev.touchstone.solver.local;

/** How a local game ends. */
sealed interface Outcome {

  /** Breaker wins, by this claim. */
  record Won(LocalProof proof) implements Outcome {}

  /**
   * Maker wins, wherever Breaker has no stone on these lines and Maker has these stones.
   *
   * @param lines among which Maker completes one
   */
  record Lost(long lines, long stones) implements Outcome {}
}
