package dev.touchstone.bench.differential;

import dev.touchstone.certificate.Transport;
import java.util.Arrays;

/** Changes of bytes, of whatever they are. */
final class ByteMutants {

  private final Chance chance;

  ByteMutants(Chance chance) {
    this.chance = chance;
  }

  byte[] change(byte[] bytes) {
    if (bytes.length == 0) {
      return bytes;
    }
    int at = chance.below(bytes.length);
    return switch (chance.below(6)) {
      case 0 -> flip(bytes, at, 1 << chance.below(8));
      case 1 -> flip(bytes, at, 1 + chance.below(255));
      case 2 -> Arrays.copyOf(bytes, at);
      case 3 -> without(bytes, at);
      case 4 -> with(bytes, at);
      default -> Transport.compress(bytes);
    };
  }

  private static byte[] flip(byte[] bytes, int at, int bits) {
    byte[] changed = bytes.clone();
    changed[at] ^= (byte) bits;
    return changed;
  }

  private static byte[] without(byte[] bytes, int at) {
    byte[] changed = Arrays.copyOf(bytes, bytes.length - 1);
    System.arraycopy(bytes, at + 1, changed, at, changed.length - at);
    return changed;
  }

  private byte[] with(byte[] bytes, int at) {
    byte[] changed = Arrays.copyOf(bytes, bytes.length + 1);
    System.arraycopy(bytes, at, changed, at + 1, bytes.length - at);
    changed[at] = (byte) chance.below(256);
    return changed;
  }
}
