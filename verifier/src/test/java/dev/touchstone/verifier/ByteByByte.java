package dev.touchstone.verifier;

import java.io.InputStream;

/** Hands out one byte at a time, so that what was taken is what was needed. */
final class ByteByByte extends InputStream {

  private final byte[] bytes;
  private int taken;

  ByteByByte(byte[] bytes) {
    this.bytes = bytes;
  }

  /** The number of bytes handed out. */
  int taken() {
    return taken;
  }

  @Override
  public int read() {
    return taken < bytes.length ? bytes[taken++] & 0xFF : -1;
  }

  @Override
  public int read(byte[] into, int from, int length) {
    if (length == 0) {
      return 0;
    }
    int next = read();
    if (next < 0) {
      return -1;
    }
    into[from] = (byte) next;
    return 1;
  }
}
