package dev.touchstone.solver;

/** Hears from a search that is under way, about ten times a second, from any of its threads. */
@FunctionalInterface
public interface SolveListener {

  /**
   * How far a search has come.
   *
   * @param nodes positions expanded
   * @param tableBytes memory in use
   * @param tableLimit memory that may be used
   * @param rootMoves the moves at the root, before the first was refuted
   * @param rootMovesLeft those that are not refuted yet
   * @param makerWork the work still expected for a win of Maker's, in the units of the search
   * @param breakerWork the same for Breaker
   */
  record Progress(
      long nodes,
      long tableBytes,
      long tableLimit,
      int rootMoves,
      int rootMovesLeft,
      double makerWork,
      double breakerWork) {}

  void progress(Progress progress);

  /** Nobody listens. */
  static SolveListener none() {
    return progress -> {};
  }
}
