package dev.touchstone.cluster.view;

import dev.touchstone.solver.SolveListener;

/**
 * How far a run has come.
 *
 * @param nodes positions expanded by all jobs, in earlier runs as well
 * @param nodesBefore those of earlier runs
 * @param jobs how many have come back
 * @param underWay how many are under way
 * @param tree the positions in the tree
 * @param makerWork the work still expected until Maker has won
 * @param breakerWork the same for Breaker
 * @param rootMoves the moves at the root
 * @param rootMovesLeft those that are not answered yet
 */
public record Progress(
    double seconds,
    long nodes,
    long nodesBefore,
    long jobs,
    int workers,
    int underWay,
    int tree,
    double makerWork,
    double breakerWork,
    int rootMoves,
    int rootMovesLeft) {

  /** Nothing has happened yet. */
  public static final Progress NONE = new Progress(0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1);

  /** The same as a search of one machine would say it; tables are the workers' own. */
  public SolveListener.Progress asSearch(long memory) {
    return new SolveListener.Progress(
        seconds,
        nodes,
        nodesBefore,
        jobs,
        0,
        memory,
        1,
        1,
        rootMoves,
        rootMovesLeft,
        makerWork,
        breakerWork);
  }

  /** The same without the work, where it is not known how that falls. */
  public Progress unforeseen() {
    return new Progress(
        seconds, nodes, nodesBefore, jobs, workers, underWay, tree, 0, 0, rootMoves, rootMovesLeft);
  }
}
