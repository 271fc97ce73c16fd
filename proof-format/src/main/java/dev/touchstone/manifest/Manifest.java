package dev.touchstone.manifest;

import dev.touchstone.certificate.CertificateReader;
import dev.touchstone.statement.Sha256;
import dev.touchstone.statement.Statement;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What is signed: which statement is proved by which certificate, in words that need no program to
 * be read.
 *
 * @param statementDigest SHA-256 of the statement's canonical form, in lower-case hex
 * @param certificateDigest SHA-256 of the certificate's own bytes, not compressed
 * @param length the number of those bytes
 * @param format the version of the certificate format
 * @param solver what made the proof: a word
 * @param board the board's notation
 * @param rules the word for the rules
 * @param winner the word for the winner, or for who holds
 * @param namespace the archive that the theorem belongs to: a word
 * @param date the day that the signer gave, or "-"
 */
public record Manifest(
    String statementDigest,
    String certificateDigest,
    long length,
    int format,
    String solver,
    String board,
    String rules,
    String winner,
    String namespace,
    String date) {

  /** The longest text that is read. */
  public static final int MAX_LENGTH = 1 << 12;

  private static final String HEADER = "touchstone manifest 1";
  private static final String SHA256 = "sha256 ";
  private static final List<String> KEYS =
      List.of(
          "board",
          "rules",
          "winner",
          "statement",
          "certificate",
          "length",
          "format",
          "solver",
          "namespace",
          "date");

  /** Refuses what cannot be printed and read again; the message begins with the key. */
  public Manifest {
    boolean words = board.length() <= 100 && board.matches("[!-~]+( [!-~]+)*");
    Text.require(words, "board", "a notation like 7,7,5", board);
    List<String> winners =
        switch (rules) {
          case "weak" -> List.of("maker", "breaker");
          case "strong" -> List.of("black", "white", "nobody", "black-holds", "white-holds");
          case "hex" -> List.of("black", "white");
          default -> List.of();
        };
    Text.require(!winners.isEmpty(), "rules", "weak, strong or hex", rules);
    Text.require(winners.contains(winner), "winner", "one of " + winners, winner);
    requireDigest("statement", statementDigest);
    requireDigest("certificate", certificateDigest);
    Text.require(length > 0, "length", "a number of bytes", Long.toString(length));
    Text.require(format > 0, "format", "a version", Integer.toString(format));
    Text.require(Text.isWord(solver), "solver", "a word", solver);
    Text.require(isNamespace(namespace), "namespace", "a word", namespace);
    Text.require(isDate(date), "date", "a day like 2026-11-18, or -", date);
  }

  /** Whether an archive can have this name. */
  public static boolean isNamespace(String name) {
    return Text.isWord(name) && !name.equals(PublicKey.EVERY);
  }

  /** Whether a manifest can have this date: a day, or none. */
  public static boolean isDate(String date) {
    return date.equals(Text.NONE) || Text.isDay(date);
  }

  private static void requireDigest(String key, String digest) {
    Text.require(digest.matches("[0-9a-f]{64}"), key, "64 lower-case hexadecimal digits", digest);
  }

  /** The manifest of a proof, with what only the signer can say. */
  public static Manifest of(
      Statement statement,
      String certificateDigest,
      long length,
      String solver,
      String namespace,
      String date) {
    return new Manifest(
        Sha256.hex(statement.text().getBytes(StandardCharsets.UTF_8)),
        certificateDigest,
        length,
        CertificateReader.FORMAT,
        solver,
        statement.board().notation(),
        statement.rules().word(),
        statement.winner().inOneWord(statement.rules()),
        namespace,
        date);
  }

  /** The values in the order of {@link #KEYS}. */
  private List<String> values() {
    return List.of(
        board,
        rules,
        winner,
        SHA256 + statementDigest,
        SHA256 + certificateDigest,
        Long.toString(length),
        Integer.toString(format),
        solver,
        namespace,
        date);
  }

  /** The one text of this manifest. */
  public String text() {
    StringBuilder text = new StringBuilder(HEADER).append('\n');
    List<String> values = values();
    for (int i = 0; i < values.size(); i++) {
      text.append(KEYS.get(i)).append(' ').append(values.get(i)).append('\n');
    }
    return text.toString();
  }

  /** Reads what {@link #text} prints and nothing else. */
  public static Manifest parse(String text) throws BadTextException {
    if (text.length() > MAX_LENGTH) {
      throw new BadTextException("longer than " + MAX_LENGTH + " characters");
    }
    Text.checkLines(text);
    Map<String, String> values = lines(text);
    try {
      Manifest manifest =
          new Manifest(
              digest(values, "statement"),
              digest(values, "certificate"),
              number(values, "length", Long.MAX_VALUE),
              (int) number(values, "format", Integer.MAX_VALUE),
              value(values, "solver"),
              value(values, "board"),
              value(values, "rules"),
              value(values, "winner"),
              value(values, "namespace"),
              value(values, "date"));
      if (!manifest.text().equals(text)) {
        throw new BadTextException("not as a manifest is printed");
      }
      return manifest;
    } catch (IllegalArgumentException e) {
      String message = String.valueOf(e.getMessage());
      String key = message.substring(0, message.indexOf(':'));
      throw new BadTextException(2 + KEYS.indexOf(key), message);
    }
  }

  /** The values by their keys, which stand in one order only. */
  private static Map<String, String> lines(String text) throws BadTextException {
    String[] lines = text.split("\n", -1);
    if (!lines[0].equals(HEADER)) {
      throw new BadTextException(1, "'%s' is needed, not '%s'".formatted(HEADER, lines[0]));
    }
    Map<String, String> values = new HashMap<>();
    for (int i = 0; i < KEYS.size(); i++) {
      String key = KEYS.get(i) + " ";
      // Behind the last line feed stands one empty piece.
      String line = i + 2 < lines.length ? lines[i + 1] : "";
      if (!line.startsWith(key)) {
        throw new BadTextException(
            i + 2, "'%s' is needed here, not '%s'".formatted(KEYS.get(i), line));
      }
      values.put(KEYS.get(i), line.substring(key.length()));
    }
    if (lines.length > KEYS.size() + 2) {
      throw new BadTextException(KEYS.size() + 2, "nothing follows the date");
    }
    return values;
  }

  private static String value(Map<String, String> values, String key) {
    return values.getOrDefault(key, "");
  }

  private static String digest(Map<String, String> values, String key) {
    String value = value(values, key);
    Text.require(value.startsWith(SHA256), key, "sha256 and a digest", value);
    return value.substring(SHA256.length());
  }

  private static long number(Map<String, String> values, String key, long most) {
    String value = value(values, key);
    // 18 digits are more than any certificate has bytes.
    boolean plain = value.matches("[1-9][0-9]{0,17}") && Long.parseLong(value) <= most;
    Text.require(plain, key, "a number from 1, without leading zeros", value);
    return Long.parseLong(value);
  }

  /**
   * What does not fit a statement and its certificate, one text for each key, which it begins with:
   * "length: 100 in the manifest, 101 here".
   */
  public List<String> differences(Statement statement, String certificateDigest, long length) {
    Manifest here = of(statement, certificateDigest, length, solver, namespace, date);
    List<String> differences = new ArrayList<>();
    for (int i = 0; i < KEYS.size(); i++) {
      String said = values().get(i);
      String found = here.values().get(i);
      if (!said.equals(found)) {
        differences.add("%s: %s in the manifest, %s here".formatted(KEYS.get(i), said, found));
      }
    }
    return differences;
  }
}
