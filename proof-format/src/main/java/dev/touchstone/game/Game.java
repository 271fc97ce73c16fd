package dev.touchstone.game;

/**
 * What a game is to the theorems: the cells, and what there is to win on them. Today that is always
 * a list of lines; other models (links between two sides, tiles of an infinite board) are added
 * here, so that whoever can only work with listed lines says so in one place.
 */
public sealed interface Game permits Hypergraph {

  int cellCount();

  CellSet noCells();

  CellSet allCells();

  /** The listed lines. A model that does not list them says so by an exception. */
  Hypergraph hypergraph();
}
