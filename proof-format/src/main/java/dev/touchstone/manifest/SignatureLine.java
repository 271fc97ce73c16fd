package dev.touchstone.manifest;

import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;

/**
 * One signature of a note.
 *
 * @param name the key's name
 * @param base64 the four bytes of the key's id, and the signature
 */
public record SignatureLine(String name, String base64) {

  static final String DASH = "\u2014 ";
  private static final int ID_BYTES = 4;

  /** Refuses what cannot be printed and read again. */
  public SignatureLine {
    Text.require(Text.isName(name), "name", "a word without '+'", name);
    if (Text.base64(base64).length <= ID_BYTES) {
      throw new IllegalArgumentException("signature: too short");
    }
  }

  /** The signature by this key, of eight hexadecimal digits as its id. */
  public static SignatureLine of(String name, String keyId, byte[] signature) {
    byte[] id = HexFormat.of().parseHex(keyId);
    byte[] bytes = Arrays.copyOf(id, ID_BYTES + signature.length);
    System.arraycopy(signature, 0, bytes, ID_BYTES, signature.length);
    return new SignatureLine(name, Base64.getEncoder().encodeToString(bytes));
  }

  /** The key's id in eight lower-case hexadecimal digits. */
  public String keyId() {
    return HexFormat.of().formatHex(Text.base64(base64), 0, ID_BYTES);
  }

  /** The signature alone. */
  public byte[] signature() {
    byte[] bytes = Text.base64(base64);
    return Arrays.copyOfRange(bytes, ID_BYTES, bytes.length);
  }

  String print() {
    return DASH + name + " " + base64 + "\n";
  }

  static SignatureLine parse(int number, String line) throws BadTextException {
    String[] words = line.split(" ", -1);
    if (!line.startsWith(DASH) || words.length != 3) {
      throw new BadTextException(
          number, "a dash, a name and base64 are needed, with one blank between");
    }
    try {
      return new SignatureLine(words[1], words[2]);
    } catch (IllegalArgumentException e) {
      throw new BadTextException(number, String.valueOf(e.getMessage()));
    }
  }
}
