package dev.touchstone.solver.local;

import it.unimi.dsi.fastutil.longs.LongArrayList;

/**
 * Goes through the turns of so many stones for those that no answer is given to yet. Which one
 * answers a turn is mostly one of those that answered turns before it.
 */
final class Unanswered {

  private final Turns turns;
  private final LongArrayList touched = new LongArrayList();
  private long turn;

  /** The turns of so many of these cells. */
  Unanswered(long free, int stones) {
    turns = new Turns(free, stones);
    turn = turns.next();
  }

  /** From now on turns that leave these cells alone are answered. */
  void answer(long cells) {
    touched.add(cells);
  }

  /** The first turn that no answer is given to; 0 if there is none. */
  long first() {
    while (turn != 0 && isAnswered()) {
      turn = turns.next();
    }
    return turn;
  }

  private boolean isAnswered() {
    long[] sets = touched.elements();
    for (int i = touched.size() - 1; i >= 0; i--) {
      long set = sets[i];
      if ((set & turn) == 0) {
        // Nearer to the end by half, so that those of use are met early.
        int later = i + (touched.size() - i) / 2;
        sets[i] = sets[later];
        sets[later] = set;
        return true;
      }
    }
    return false;
  }
}
