package dev.touchstone.certificate;

/** The bytes of a certificate that are fixed; see docs/format.md. */
final class Code {

  /** 0x89 T S C CR LF SUB LF: breaks visibly under any text conversion, as PNG's does. */
  static final byte[] MAGIC = {(byte) 0x89, 'T', 'S', 'C', '\r', '\n', 0x1A, '\n'};

  static final int VERSION = 1;
  static final int DIGEST_BYTES = 32;

  static final int NOTHING = 0x01;
  static final int STONES = 0x02;
  static final int GROUPS = 0x03;
  static final int COVER = 0x04;
  static final int POTENTIAL = 0x05;
  static final int RECALL = 0x06;
  static final int OPTIONS = 0x07;
  static final int BOTH = 0x08;
  static final int SWAP = 0x09;
  static final int IMAGE = 0x0A;
  static final int KEEP = 0x0B;
  static final int SYMMETRY = 0x0C;
  static final int ANSWER = 0x0D;
  static final int FOCUS = 0x0E;
  static final int LEAVE = 0x0F;
  static final int END = 0x10;

  /** The step is an answered leaf: the answer's cell follows. */
  static final int ANSWERED = 0x80;

  /** The scene has one stone more of the opponent's: its cell follows, before the answer's. */
  static final int OPPONENT = 0x40;

  static final int RULE = 0x3F;

  private Code() {}

  static boolean isLeaf(int rule) {
    return rule >= NOTHING && rule <= RECALL;
  }

  /** Whether the scene decides what a leaf by this rule says. */
  static boolean usesScene(int rule) {
    return rule == COVER || rule == POTENTIAL;
  }
}
