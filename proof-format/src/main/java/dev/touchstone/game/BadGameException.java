package dev.touchstone.game;

/** A description of a game that no game fits; the message says what is wrong and where. */
public final class BadGameException extends Exception {

  private static final long serialVersionUID = 1;

  public BadGameException(String message) {
    super(Excerpt.of(message));
  }
}
