package dev.touchstone.solver.tiling;

/** Something that is no tiling, or does not tile the plane as it says; the message says where. */
public final class BadTilingException extends Exception {
  private static final long serialVersionUID = 1L;

  BadTilingException(String message) {
    super(message);
  }
}
