package dev.touchstone.strategy;

/** Why there is no strategy to play: one line. */
public final class UnplayableException extends Exception {
  private static final long serialVersionUID = 1;

  UnplayableException(String message) {
    super(message);
  }

  UnplayableException(String message, Throwable cause) {
    super(message, cause);
  }
}
