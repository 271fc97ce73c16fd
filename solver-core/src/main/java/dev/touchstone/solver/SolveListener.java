package dev.touchstone.solver;

/** Hears from a search that is under way, about ten times a second, from any of its threads. */
@FunctionalInterface
public interface SolveListener {

  /**
   * How far a search has come.
   *
   * @param seconds since this run began
   * @param nodes positions expanded, in earlier runs as well
   * @param nodesBefore those of earlier runs, from the checkpoint
   * @param decided positions that were won for a player, with a proof, in this run
   * @param tableBytes memory in use
   * @param tableLimit memory that may be used
   * @param part which of the parts of the game is searched, counted from 1
   * @param parts how many parts there are that no line joins
   * @param rootMoves the moves at the root of this part
   * @param rootMovesLeft those that are not refuted yet
   * @param makerWork the work still expected for a win of Maker's, in the units of the search
   * @param breakerWork the same for Breaker
   */
  record Progress(
      double seconds,
      long nodes,
      long nodesBefore,
      long decided,
      long tableBytes,
      long tableLimit,
      int part,
      int parts,
      int rootMoves,
      int rootMovesLeft,
      double makerWork,
      double breakerWork) {

    /** Positions a second, of this run. */
    public double nodesPerSecond() {
      return seconds > 0 ? (nodes - nodesBefore) / seconds : 0;
    }

    /** Moves at the root that are settled. */
    public int rootMovesSettled() {
      return rootMoves - rootMovesLeft;
    }
  }

  void progress(Progress progress);

  /** Nobody listens. */
  static SolveListener none() {
    return progress -> {};
  }
}
