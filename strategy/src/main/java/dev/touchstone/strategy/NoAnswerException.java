package dev.touchstone.strategy;

/**
 * The certificate holds no answer to what was played. With a certificate that the verifier accepts
 * this cannot be.
 */
public final class NoAnswerException extends RuntimeException {
  private static final long serialVersionUID = 1;

  NoAnswerException(String message) {
    super(message + "; has the verifier accepted this certificate?");
  }
}
