package dev.touchstone.strategy;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Player;

/** What has come true in a game and cannot be changed any more. */
public sealed interface Decision {

  /** A player owns this line and has won. */
  record Line(Player winner, CellSet cells) implements Decision {}

  /** A player owns this chain between the player's two sides and has won (Hex). */
  record Joined(Player winner, CellSet cells) implements Decision {}

  /** The strategy's player has a stone on every line, and that wins. */
  record Blocked(Player winner) implements Decision {}

  /** The same where blocking does not win: this player can no longer complete a line. */
  record NoLineLeft(Player player) implements Decision {}
}
