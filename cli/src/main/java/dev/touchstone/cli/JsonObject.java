package dev.touchstone.cli;

import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** One JSON object (RFC 8259) on one line, its members in the order in which they came. */
final class JsonObject {

  private final StringJoiner members = new StringJoiner(",", "{", "}");

  JsonObject with(String name, @Nullable String value) {
    return member(name, value == null ? "null" : quoted(value));
  }

  JsonObject with(String name, long value) {
    return member(name, Long.toString(value));
  }

  JsonObject with(String name, boolean value) {
    return member(name, Boolean.toString(value));
  }

  JsonObject with(String name, JsonObject value) {
    return member(name, value.toString());
  }

  JsonObject with(String name, List<String> values) {
    StringJoiner texts = new StringJoiner(",", "[", "]");
    values.forEach(value -> texts.add(quoted(value)));
    return member(name, texts.toString());
  }

  /** A number that is written already. */
  JsonObject withNumber(String name, String digits) {
    return member(name, digits);
  }

  private JsonObject member(String name, String value) {
    members.add(quoted(name) + ":" + value);
    return this;
  }

  private static String quoted(String text) {
    StringBuilder result = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        result.append('\\').append(c);
      } else if (c < ' ' || c > '~') {
        // Plain ASCII is read alike whatever the console's character set is.
        result.append("\\u%04x".formatted((int) c));
      } else {
        result.append(c);
      }
    }
    return result.append('"').toString();
  }

  @Override
  public String toString() {
    return members.toString();
  }
}
