package dev.touchstone.manifest;

import dev.touchstone.game.Excerpt;

/** A text that is no manifest, no note or no list of keys; the message says where and why. */
public final class BadTextException extends Exception {

  private static final long serialVersionUID = 1;

  BadTextException(String message) {
    super(Excerpt.of(message));
  }

  BadTextException(int line, String message) {
    this("line " + line + ": " + message);
  }
}
