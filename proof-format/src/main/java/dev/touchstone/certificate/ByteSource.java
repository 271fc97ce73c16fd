package dev.touchstone.certificate;

import dev.touchstone.statement.Sha256;
import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.util.HexFormat;

/** The bytes of a certificate one after the other, and the numbers written in them. */
final class ByteSource {

  private static final int LONGEST_NUMBER = 9;

  private final InputStream in;
  private final byte[] buffer = new byte[1 << 16];
  private final MessageDigest digest = Sha256.start();
  private long length;
  private int position;
  private int limit;

  ByteSource(InputStream in) {
    this.in = in;
  }

  /** The next byte, or -1 at the end. */
  int next() throws IOException, Fault {
    return position < limit || refill() ? buffer[position++] & 0xFF : -1;
  }

  private boolean refill() throws IOException, Fault {
    try {
      limit = Math.max(0, in.read(buffer));
    } catch (CorruptStreamException e) {
      throw e.fault();
    }
    position = 0;
    digest.update(buffer, 0, limit);
    length += limit;
    return limit > 0;
  }

  /** The number of bytes that were fetched; all of them once {@link #next} has said -1. */
  long length() {
    return length;
  }

  /** SHA-256 of all bytes, in hex; to be asked once, after {@link #next} has said -1. */
  String digest() {
    return HexFormat.of().formatHex(digest.digest());
  }

  int required() throws IOException, Fault {
    int next = next();
    if (next < 0) {
      throw new Fault(Reason.TRUNCATED, "the certificate ends too early");
    }
    return next;
  }

  /** A number: seven bits a byte, least significant first, in as few bytes as possible. */
  long number() throws IOException, Fault {
    int first = required();
    if (first < 0x80) {
      return first;
    }
    long value = first & 0x7F;
    for (int i = 1; i < LONGEST_NUMBER; i++) {
      int next = required();
      value |= (long) (next & 0x7F) << (7 * i);
      if (next < 0x80) {
        if (next == 0) {
          throw new Fault(Reason.OVERLONG_NUMBER, "a number is written with a leading zero byte");
        }
        return value;
      }
    }
    throw new Fault(Reason.NUMBER_TOO_LARGE, "a number has more than 63 bits");
  }

  /** A number below {@code bound}; otherwise the given fault. */
  int below(int bound, Reason otherwise, String what) throws IOException, Fault {
    long number = number();
    if (number >= bound) {
      throw new Fault(otherwise, what + " " + number + " where there are " + bound);
    }
    return (int) number;
  }
}
