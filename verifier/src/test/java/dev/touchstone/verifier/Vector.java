package dev.touchstone.verifier;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A file of the corpus: what must come out, then the statement and the certificate that go in.
 *
 * <pre>
 *   expect: REJECTED            ACCEPTED, REJECTED or DECLINED
 *   reason: ZONES_OVERLAP       not with ACCEPTED
 *   step: 3                     only with REJECTED
 *   heap: 32m                   perhaps: run the jar with this heap, and only so
 *   comment: what is wrong
 *
 *   --- statement               the text as it is, or: --- statement in hex
 *   --- certificate             in hex, blanks and line ends anywhere
 * </pre>
 */
final class Vector {

  private static final Set<String> KEYS = Set.of("expect", "reason", "step", "heap", "comment");
  private static final String STATEMENT = "--- statement\n";
  private static final String STATEMENT_HEX = "--- statement in hex\n";
  private static final String CERTIFICATE = "--- certificate\n";
  private static final int BYTES_A_LINE = 32;

  private final Map<String, String> header;
  private final byte[] statement;
  private final byte[] certificate;

  Vector(Map<String, String> header, byte[] statement, byte[] certificate) {
    this.header = header;
    this.statement = statement;
    this.certificate = certificate;
  }

  byte[] statement() {
    return statement.clone();
  }

  byte[] certificate() {
    return certificate.clone();
  }

  String get(String key) {
    return header.getOrDefault(key, "");
  }

  /** The line that the verifier must print. */
  String line() {
    return switch (get("expect")) {
      case "ACCEPTED" -> "s VERIFIED";
      case "REJECTED" -> "s REJECTED " + get("reason") + " step " + get("step");
      case "DECLINED" -> "s DECLINED " + get("reason");
      default -> throw new IllegalArgumentException("expect: " + get("expect"));
    };
  }

  int exitCode() {
    return List.of("ACCEPTED", "REJECTED", "DECLINED").indexOf(get("expect"));
  }

  static Vector parse(String text) {
    int body = text.indexOf("\n--- ");
    Map<String, String> header = new LinkedHashMap<>();
    for (String line : text.substring(0, body).strip().split("\n", -1)) {
      int colon = line.indexOf(": ");
      String key = colon < 0 ? "" : line.substring(0, colon);
      if (!KEYS.contains(key) || header.put(key, line.substring(colon + 2)) != null) {
        throw new IllegalArgumentException("unknown or second key: " + line);
      }
    }
    checkKeys(header);
    int split = text.indexOf("\n" + CERTIFICATE);
    String statement = text.substring(body + 1, split + 1);
    byte[] statementBytes =
        statement.startsWith(STATEMENT)
            ? statement.substring(STATEMENT.length()).getBytes(StandardCharsets.UTF_8)
            : unhex(statement.substring(STATEMENT_HEX.length()));
    return new Vector(
        header, statementBytes, unhex(text.substring(split + 1 + CERTIFICATE.length())));
  }

  private static void checkKeys(Map<String, String> header) {
    String expect = header.getOrDefault("expect", "");
    boolean right =
        header.containsKey("comment")
            && header.containsKey("reason") == !expect.equals("ACCEPTED")
            && header.containsKey("step") == expect.equals("REJECTED");
    if (!right) {
      throw new IllegalArgumentException("missing or superfluous keys: " + header);
    }
  }

  String print() {
    StringBuilder text = new StringBuilder();
    header.forEach((key, value) -> text.append(key).append(": ").append(value).append('\n'));
    String readable = new String(statement, StandardCharsets.UTF_8);
    boolean isText =
        Arrays.equals(readable.getBytes(StandardCharsets.UTF_8), statement)
            && readable.endsWith("\n");
    text.append('\n').append(isText ? STATEMENT + readable : STATEMENT_HEX + hex(statement));
    return text.append(CERTIFICATE).append(hex(certificate)).toString();
  }

  private static byte[] unhex(String text) {
    return HexFormat.of().parseHex(text.replaceAll("\\s", ""));
  }

  static String hex(byte[] bytes) {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < bytes.length; i += BYTES_A_LINE) {
      int end = Math.min(bytes.length, i + BYTES_A_LINE);
      lines.add(HexFormat.of().formatHex(bytes, i, end) + "\n");
    }
    return String.join("", lines);
  }
}
