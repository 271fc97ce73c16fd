package dev.touchstone.cluster.tree;

import dev.touchstone.cluster.tree.Claim.Reply;
import dev.touchstone.game.CellSet;
import org.jspecify.annotations.Nullable;

/** The mover's turns that the options found so far do not answer. */
interface Region {

  /** Whether this turn has no answer yet. */
  boolean contains(CellSet move);

  /** Whether all turns have one. */
  boolean isEmpty();

  /** Takes an option that was found for this turn; whether it answers one that had no answer. */
  boolean take(CellSet move, Reply reply);

  /** The next turn to be given a node of its own; null if there is none now. */
  @Nullable CellSet next();

  /** The mover's work of the next turn, if its parent's job has said so; else NaN. */
  default double workOfNext() {
    return Double.NaN;
  }

  /** Whether the waiter cannot be proved to win here, whatever else is found. */
  default boolean isHopeless() {
    return false;
  }

  /** From now on it is hopeless: the options make no claim. */
  default void giveUp() {}

  /** How many turns are not answered, as far as they are known. */
  int count();

  /** How many of these have no node yet. */
  int postponed();
}
