package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;

/** Where a stone goes that is not needed anywhere: on most of the lines that are still open. */
final class OpenLines {

  private final Hypergraph game;

  OpenLines(Hypergraph game) {
    this.game = game;
  }

  /** The free cell on most of these lines, the lowest among equals. */
  int busiest(LineSet open, CellSet taken) {
    int best = -1;
    int most = -1;
    for (int cell : game.allCells().minus(taken).toArray()) {
      int lines = game.linesThrough(cell).countIn(open);
      if (lines > most) {
        best = cell;
        most = lines;
      }
    }
    return best;
  }
}
