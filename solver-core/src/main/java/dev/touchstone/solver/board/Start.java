package dev.touchstone.solver.board;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;

/** Where the game begins, as stones and free cells on the board as it is. */
public final class Start {

  private final long[] maker;
  private final long[] free;
  private final boolean breakerMoves;

  public Start(Setup setup) {
    CellSet taken = setup.black().union(setup.white());
    maker = words(setup.black());
    free = words(setup.hypergraph().allCells().minus(taken));
    breakerMoves = setup.first() == Player.WHITE;
  }

  private static long[] words(CellSet cells) {
    long[] words = new long[cells.wordCount()];
    for (int w = 0; w < words.length; w++) {
      words[w] = cells.word(w);
    }
    return words;
  }

  /** Maker's stones. */
  public long[] maker() {
    return maker.clone();
  }

  public long[] free() {
    return free.clone();
  }

  public boolean breakerMoves() {
    return breakerMoves;
  }
}
