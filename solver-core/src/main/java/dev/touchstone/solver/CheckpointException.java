package dev.touchstone.solver;

import java.io.IOException;

/** A checkpoint cannot be read or written; the message says which file and what to do. */
public final class CheckpointException extends IOException {
  private static final long serialVersionUID = 1L;

  public CheckpointException(String message) {
    super(message);
  }

  public CheckpointException(String message, Throwable cause) {
    super(message, cause);
  }
}
