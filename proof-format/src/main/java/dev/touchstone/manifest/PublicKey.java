package dev.touchstone.manifest;

import dev.touchstone.statement.Sha256;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.HexFormat;

/**
 * A key that may sign, and what for: a line of the list of keys.
 *
 * @param name whose key it is
 * @param id eight lower-case hexadecimal digits that follow from name, algorithm and key
 * @param from the first day of the manifests that it signs, or "-"
 * @param until the last such day, or "-"
 * @param namespace the archive whose manifests it signs, or "*"
 * @param base64 the key itself
 */
public record PublicKey(
    String name,
    String id,
    Algorithm algorithm,
    String from,
    String until,
    String namespace,
    String base64) {

  /** In the place of a namespace: all of them. */
  public static final String EVERY = "*";

  /** Refuses what cannot be printed and read again, and an id that is not the key's. */
  public PublicKey {
    Text.require(Text.isName(name), "name", "a word without '+'", name);
    requireDay("from", from);
    requireDay("until", until);
    boolean forward =
        from.equals(Text.NONE) || until.equals(Text.NONE) || from.compareTo(until) <= 0;
    Text.require(forward, "until", "not before " + from, until);
    Text.require(Text.isWord(namespace), "namespace", "a word or *", namespace);
    byte[] key = Text.base64(base64);
    Text.require(
        key.length == algorithm.keyLength(),
        "key",
        "%d bytes for %s".formatted(algorithm.keyLength(), algorithm.word()),
        Integer.toString(key.length));
    String right = idOf(name, algorithm, key);
    Text.require(id.equals(right), "id", right + " is this key's", id);
  }

  private static void requireDay(String field, String day) {
    boolean right = day.equals(Text.NONE) || Text.isDay(day);
    Text.require(right, field, "a day like 2026-11-18, or -", day);
  }

  /** The key with its id. */
  public static PublicKey of(
      String name, Algorithm algorithm, byte[] key, String from, String until, String namespace) {
    String base64 = Base64.getEncoder().encodeToString(key);
    return new PublicKey(
        name, idOf(name, algorithm, key), algorithm, from, until, namespace, base64);
  }

  /** The first four bytes of SHA-256 over name, line feed, type and key. */
  public static String idOf(String name, Algorithm algorithm, byte[] key) {
    MessageDigest digest = Sha256.start();
    digest.update((name + "\n").getBytes(StandardCharsets.UTF_8));
    digest.update(algorithm.type());
    return HexFormat.of().formatHex(digest.digest(key), 0, 4);
  }

  /** Whether one can ask for a signer by this text: a name, or NAME+ID for one key alone. */
  public static boolean isReference(String text) {
    int plus = text.indexOf('+');
    return plus < 0
        ? Text.isName(text)
        : Text.isName(text.substring(0, plus)) && text.substring(plus + 1).matches("[0-9a-f]{8}");
  }

  /** The key itself. */
  public byte[] bytes() {
    return Text.base64(base64);
  }

  /** Whether manifests of this date are within the key's window; "-" is in no limited one. */
  public boolean covers(String date) {
    boolean limited = !from.equals(Text.NONE) || !until.equals(Text.NONE);
    if (date.equals(Text.NONE)) {
      return !limited;
    }
    return (from.equals(Text.NONE) || from.compareTo(date) <= 0)
        && (until.equals(Text.NONE) || date.compareTo(until) <= 0);
  }

  /** Whether the key signs for this archive. */
  public boolean serves(String archive) {
    return namespace.equals(EVERY) || namespace.equals(archive);
  }

  /** The line of the list, without its line feed. */
  public String line() {
    return String.join(" ", name, id, algorithm.word(), from, until, namespace, base64);
  }

  static PublicKey parse(int number, String line) throws BadTextException {
    String[] words = line.split(" ", -1);
    if (words.length != 7) {
      throw new BadTextException(
          number, "NAME ID ALGORITHM FROM UNTIL NAMESPACE KEY are needed, with one blank between");
    }
    Algorithm algorithm =
        Algorithm.of(words[2])
            .orElseThrow(
                () -> new BadTextException(number, "no algorithm is called '" + words[2] + "'"));
    try {
      return new PublicKey(words[0], words[1], algorithm, words[3], words[4], words[5], words[6]);
    } catch (IllegalArgumentException e) {
      throw new BadTextException(number, String.valueOf(e.getMessage()));
    }
  }
}
