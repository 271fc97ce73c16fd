package dev.touchstone.certificate;

/** The bytes of a certificate that are fixed; see docs/format.md. */
final class Code {

  /** 0x89 T S C CR LF SUB LF: breaks visibly under any text conversion, as PNG's does. */
  static final byte[] MAGIC = {(byte) 0x89, 'T', 'S', 'C', '\r', '\n', 0x1A, '\n'};

  static final int VERSION = 1;
  static final int DIGEST_BYTES = 32;

  /** The step is an answered leaf: the answer's cell follows. */
  static final int ANSWERED = 0x80;

  /** The scene has one stone more of the opponent's: its cell follows, before the answer's. */
  static final int OPPONENT = 0x40;

  /** The bits of a step's byte that are its {@link Rule}. */
  static final int RULE = 0x3F;

  private Code() {}
}
