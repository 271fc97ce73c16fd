package dev.touchstone.statement;

import dev.touchstone.game.Excerpt;

/** A text that is no statement; the message says what is wrong and, where it can, in which line. */
public final class BadStatementException extends Exception {

  private static final long serialVersionUID = 1;

  public BadStatementException(String message) {
    super(Excerpt.of(message));
  }
}
