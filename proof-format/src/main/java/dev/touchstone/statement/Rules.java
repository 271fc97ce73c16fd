package dev.touchstone.statement;

import dev.touchstone.game.Player;

/** Who may win by completing a line, and what the two players are called. */
public enum Rules {
  /** Maker-Breaker: only Maker completes lines; Breaker wins when Maker never can. */
  WEAK("weak", "maker", "breaker"),
  /** The first player to complete a line wins; nobody wins when the board is full without one. */
  STRONG("strong", "black", "white"),
  /** Hex: who joins two sides wins. */
  HEX("hex", "black", "white");

  private final String word;
  private final String black;
  private final String white;

  Rules(String word, String black, String white) {
    this.word = word;
    this.black = black;
    this.white = white;
  }

  /** The word for these rules in a statement. */
  public String word() {
    return word;
  }

  /** The word for this player under these rules. */
  public String nameOf(Player player) {
    return player == Player.BLACK ? black : white;
  }
}
