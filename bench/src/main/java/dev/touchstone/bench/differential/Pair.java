package dev.touchstone.bench.differential;

/** A statement and a certificate, as bytes: what a checker is given. */
@SuppressWarnings("ArrayRecordComponent") // They are made once and read; nobody compares them.
record Pair(byte[] statement, byte[] certificate) {

  /** Whether the certificate is compressed, or pretends to be. */
  boolean compressed() {
    return certificate.length > 1 && certificate[0] == 0x1F && certificate[1] == (byte) 0x8B;
  }
}
