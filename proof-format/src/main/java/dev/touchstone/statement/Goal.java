package dev.touchstone.statement;

/** What a player has to reach, for a statement to be proved for that player. */
public enum Goal {
  /** Own every cell of a line at some time, whatever the opponent owns. */
  COMPLETE,
  /** Keep the opponent from ever owning every cell of a line. */
  BLOCK,
  /** Keep the opponent from winning, as the opponent keeps this one: each of both players. */
  DRAW,
  /** Own every cell of a line before the opponent does. */
  COMPLETE_FIRST,
  /** Keep the opponent from owning every cell of a line first. */
  HOLD,
  /** Join the two sides of one's own (Hex). */
  JOIN,
  /** The same by each of some first moves, and against all others (Hex). */
  MAP;

  /** Whether it is reached by keeping the opponent from owning a line. */
  public boolean keepsOff() {
    return this == BLOCK || this == DRAW || this == HOLD;
  }
}
