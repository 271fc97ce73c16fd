package dev.touchstone.solver;

/** How positions are searched. */
public enum Engine {
  /** Depth-first proof-number search. */
  PN,
  /** Plain depth-first search. */
  DFS
}
