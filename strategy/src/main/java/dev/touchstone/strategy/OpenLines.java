package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Game;
import dev.touchstone.game.LineSet;

/**
 * Where a stone goes that is not needed anywhere: on most of the lines that Maker may still get.
 */
final class OpenLines {

  private final Game game;

  OpenLines(Game game) {
    this.game = game;
  }

  /** The free cell on most lines without a stone of Breaker's, the lowest among equals, or -1. */
  int busiest(Situation now, boolean proverIsMaker) {
    CellSet breaker = proverIsMaker ? now.opponents() : now.own();
    LineSet open = game.allLines().minus(game.linesMeeting(breaker));
    int best = -1;
    int most = -1;
    for (int cell : game.allCells().minus(now.taken()).toArray()) {
      int lines = game.linesThrough(cell).countIn(open);
      if (lines > most) {
        best = cell;
        most = lines;
      }
    }
    return best;
  }
}
