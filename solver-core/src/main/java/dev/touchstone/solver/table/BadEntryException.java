package dev.touchstone.solver.table;

/** Bytes that are no key or no entry of this board; the message says why. */
public final class BadEntryException extends Exception {
  private static final long serialVersionUID = 1L;

  BadEntryException(String message) {
    super(message);
  }
}
