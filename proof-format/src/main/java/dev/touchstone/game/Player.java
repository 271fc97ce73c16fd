package dev.touchstone.game;

/**
 * The two players. In a weak game Black is Maker and White is Breaker; in a strong game both try to
 * complete a line.
 */
public enum Player {
  BLACK,
  WHITE;

  public Player opponent() {
    return this == BLACK ? WHITE : BLACK;
  }
}
