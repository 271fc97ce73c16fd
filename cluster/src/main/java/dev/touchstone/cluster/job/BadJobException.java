package dev.touchstone.cluster.job;

/** A job that makes no sense, or bytes that are no message. */
public final class BadJobException extends Exception {

  private static final long serialVersionUID = 1;

  public BadJobException(String message) {
    super(message);
  }
}
