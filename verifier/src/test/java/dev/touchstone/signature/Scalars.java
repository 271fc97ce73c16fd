package dev.touchstone.signature;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Numbers as 32 bytes, least significant first, and the numbers that hashes are. */
final class Scalars {

  private Scalars() {}

  static byte[] bytes(BigInteger number) {
    byte[] bytes = new byte[32];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = number.shiftRight(8 * i).byteValue();
    }
    return bytes;
  }

  static BigInteger number(byte[] bytes) {
    BigInteger number = BigInteger.ZERO;
    for (int i = bytes.length - 1; i >= 0; i--) {
      number = number.shiftLeft(8).or(BigInteger.valueOf(bytes[i] & 0xFF));
    }
    return number;
  }

  static byte[] sha512(byte[]... parts) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-512");
      for (byte[] part : parts) {
        digest.update(part);
      }
      return digest.digest();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  static BigInteger hash(byte[]... parts) {
    return number(sha512(parts)).mod(EdwardsPoint.L);
  }

  /** A number that looks like any, and is the same for the same words. */
  static BigInteger any(String words) {
    return hash(words.getBytes(StandardCharsets.UTF_8));
  }

  static byte[] join(byte[] one, byte[] other) {
    byte[] joined = new byte[one.length + other.length];
    System.arraycopy(one, 0, joined, 0, one.length);
    System.arraycopy(other, 0, joined, one.length, other.length);
    return joined;
  }
}
