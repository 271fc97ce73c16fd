package dev.touchstone.signing;

/** What is no private key, or must not be used as one; the message never quotes it. */
public final class BadKeyException extends Exception {

  private static final long serialVersionUID = 1;

  BadKeyException(String message) {
    super(message);
  }
}
