package dev.touchstone.bench.differential;

import java.io.ByteArrayOutputStream;

/** Numbers of seven bits a byte (docs/format.md, 2.1). */
final class Numbers {

  private static final int MOST_BYTES = 9;

  private final byte[] bytes;
  private int at;

  Numbers(byte[] bytes, int at) {
    this.bytes = bytes;
    this.at = at;
  }

  int at() {
    return at;
  }

  /** The next byte, or -1 at the end. */
  int next() {
    return at < bytes.length ? bytes[at++] & 0xFF : -1;
  }

  /** The next number, or -1 if there is none of at most nine bytes. */
  long number() {
    long value = 0;
    for (int i = 0; i < MOST_BYTES; i++) {
      int next = next();
      if (next < 0) {
        return -1;
      }
      value |= (long) (next & 0x7F) << (7 * i);
      if (next < 0x80) {
        return value;
      }
    }
    return -1;
  }

  static void write(long number, ByteArrayOutputStream out) {
    long rest = number;
    while (rest > 0x7F) {
      out.write((int) ((rest & 0x7F) | 0x80));
      rest >>>= 7;
    }
    out.write((int) rest);
  }
}
