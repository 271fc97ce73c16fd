package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;

/** How the prover plays on one sort of board (docs/playing.md). */
interface Answers {

  /** What is in force before the first stone. */
  InForce beginning();

  /** The first turn of the game, by a prover who moves first. */
  Situation open(Situation now, CellSet opening);

  /** The answer to the opponent's last turn. */
  Situation answer(Situation now);

  /** What is relied on. */
  Promise promise(Situation now);

  /** The most turns that may have to be looked up by what is in force. */
  int turnsToLookUp(InForce inForce);
}
