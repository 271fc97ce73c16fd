package dev.touchstone.statement;

import dev.touchstone.game.Player;

/**
 * What is claimed of a game's end: who wins; under strong rules also that nobody, or not this one,
 * does.
 */
public enum Outcome {
  BLACK,
  WHITE,
  NOBODY,
  /** White does not win. */
  BLACK_HOLDS,
  /** Black does not win. */
  WHITE_HOLDS;

  static final String NOBODY_WORD = "nobody";

  /** That this player wins. */
  public static Outcome wins(Player player) {
    return player == Player.BLACK ? BLACK : WHITE;
  }

  /** That this player does not lose. */
  public static Outcome holds(Player player) {
    return player == Player.BLACK ? BLACK_HOLDS : WHITE_HOLDS;
  }

  /** Whether a weak game can end so, in which somebody always wins. */
  public boolean isWin() {
    return this == BLACK || this == WHITE;
  }

  /** Whether it says that a player does not lose, and no more. */
  public boolean isHold() {
    return this == BLACK_HOLDS || this == WHITE_HOLDS;
  }

  /** The key of a statement that says it. */
  public String key() {
    return isHold() ? "holds" : "winner";
  }

  /** The outcome in one word, as a manifest says it. */
  public String inOneWord(Rules rules) {
    return isHold() ? word(rules) + "-holds" : word(rules);
  }

  /** The word for this outcome behind its key. */
  public String word(Rules rules) {
    return switch (this) {
      case BLACK, BLACK_HOLDS -> rules.nameOf(Player.BLACK);
      case WHITE, WHITE_HOLDS -> rules.nameOf(Player.WHITE);
      case NOBODY -> NOBODY_WORD;
    };
  }
}
