package dev.touchstone.signature;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * A manifest, a note or a list of keys: what must come out, and the text that goes in.
 *
 * <pre>
 *   expect: BAD                 GOOD or BAD
 *   reason: line 3: ...         only with BAD
 *
 *   --- text                    the text as it is, or: --- text in hex
 * </pre>
 */
record TextVector(String reason, String hex) {

  private static final String GOOD = "expect: GOOD\n";
  private static final String BAD = "expect: BAD\nreason: ";
  private static final String TEXT = "\n--- text\n";
  private static final String IN_HEX = "\n--- text in hex\n";

  static TextVector of(String reason, byte[] bytes) {
    return new TextVector(reason, HexFormat.of().formatHex(bytes));
  }

  byte[] bytes() {
    return HexFormat.of().parseHex(hex);
  }

  boolean isGood() {
    return reason.isEmpty();
  }

  String print() {
    String readable = new String(bytes(), StandardCharsets.UTF_8);
    boolean isText =
        Arrays.equals(readable.getBytes(StandardCharsets.UTF_8), bytes())
            && readable.endsWith("\n")
            && readable.chars().allMatch(c -> c >= ' ' || c == '\n');
    return (isGood() ? GOOD : BAD + reason + "\n")
        + (isText ? TEXT + readable : IN_HEX + hex + "\n");
  }

  static TextVector parse(String file) {
    int body = file.indexOf("\n\n--- ") + 1;
    String head = file.substring(0, body);
    if (!head.equals(GOOD) && !head.startsWith(BAD)) {
      throw new IllegalArgumentException("not a case: " + head);
    }
    String reason = head.equals(GOOD) ? "" : head.substring(BAD.length()).strip();
    String rest = file.substring(body);
    return rest.startsWith(TEXT)
        ? of(reason, rest.substring(TEXT.length()).getBytes(StandardCharsets.UTF_8))
        : new TextVector(reason, rest.substring(IN_HEX.length()).strip());
  }
}
