package dev.touchstone.signature;

import java.util.HexFormat;

/**
 * A line of vectors/signatures: what is checked, in hexadecimal digits, and what must come out.
 *
 * @param verdict valid or invalid
 */
record SignatureVector(String name, String key, String message, String signature, String verdict) {

  private static final String NOTHING = "-";
  private static final HexFormat HEX = HexFormat.of();

  static SignatureVector of(
      boolean valid, String name, byte[] key, byte[] message, byte[] signature) {
    return new SignatureVector(
        name, hex(key), hex(message), hex(signature), valid ? "valid" : "invalid");
  }

  private static String hex(byte[] bytes) {
    return bytes.length == 0 ? NOTHING : HEX.formatHex(bytes);
  }

  private static byte[] unhex(String text) {
    return HEX.parseHex(text.equals(NOTHING) ? "" : text);
  }

  static SignatureVector parse(String line) {
    String[] words = line.split(" ", -1);
    if (words.length != 5 || !(words[4].equals("valid") || words[4].equals("invalid"))) {
      throw new IllegalArgumentException("not a case: " + line);
    }
    return new SignatureVector(words[0], words[1], words[2], words[3], words[4]);
  }

  String line() {
    return String.join(" ", name, key, message, signature, verdict);
  }

  byte[] keyBytes() {
    return unhex(key);
  }

  byte[] messageBytes() {
    return unhex(message);
  }

  byte[] signatureBytes() {
    return unhex(signature);
  }

  boolean isValid() {
    return verdict.equals("valid");
  }
}
