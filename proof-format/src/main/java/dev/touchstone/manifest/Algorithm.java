package dev.touchstone.manifest;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;

/** How keys sign. */
public enum Algorithm {
  /** RFC 8032; the type byte is the one that C2SP signed-note assigns. */
  ED25519("ed25519", 32, 64, "01"),

  /** FIPS 204, without a context; no byte is assigned, so a name follows 0xff. */
  ML_DSA_65("ml-dsa-65", 1952, 3309, "ff" + ascii("touchstone/ml-dsa-65"));

  private final String word;
  private final int keyLength;
  private final int signatureLength;
  private final String type;

  Algorithm(String word, int keyLength, int signatureLength, String type) {
    this.word = word;
    this.keyLength = keyLength;
    this.signatureLength = signatureLength;
    this.type = type;
  }

  private static String ascii(String name) {
    return HexFormat.of().formatHex(name.getBytes(StandardCharsets.US_ASCII));
  }

  /** The algorithm that is called so in a list of keys. */
  public static Optional<Algorithm> of(String word) {
    for (Algorithm algorithm : values()) {
      if (algorithm.word.equals(word)) {
        return Optional.of(algorithm);
      }
    }
    return Optional.empty();
  }

  /** What it is called in a list of keys. */
  public String word() {
    return word;
  }

  /** The bytes of a public key. */
  public int keyLength() {
    return keyLength;
  }

  /** The bytes of a signature. */
  public int signatureLength() {
    return signatureLength;
  }

  /** What stands for it where a key's id is made. */
  public byte[] type() {
    return HexFormat.of().parseHex(type);
  }
}
