package dev.touchstone.statement;

import dev.touchstone.game.Player;

/** Who wins; nobody only under strong rules. */
public enum Outcome {
  BLACK,
  WHITE,
  NOBODY;

  static final String NOBODY_WORD = "nobody";

  /** The word for this outcome in a statement. */
  public String word(Rules rules) {
    return switch (this) {
      case BLACK -> rules.nameOf(Player.BLACK);
      case WHITE -> rules.nameOf(Player.WHITE);
      case NOBODY -> NOBODY_WORD;
    };
  }
}
