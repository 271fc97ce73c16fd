package dev.touchstone.manifest;

/** Checks signatures of one algorithm. */
@FunctionalInterface
public interface SignatureCheck {

  /** Whether this is the key's signature of the message; whatever is malformed is not. */
  boolean accepts(byte[] key, byte[] message, byte[] signature);
}
