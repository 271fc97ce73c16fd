package dev.touchstone.statement;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The lines of a statement by their keys. Comments and blank lines are gone; each value's words are
 * joined by single blanks. A key that nobody asks for is an error, so nothing is ignored silently.
 */
final class StatementLines {

  private static final Set<String> REPEATABLE = Set.of("line", "black-line", "white-line");
  private static final Set<String> KEYS =
      Set.of(
          "board",
          "cells",
          "line",
          "black-line",
          "white-line",
          "turn",
          "opening",
          "rules",
          "overline",
          "maker",
          "breaker",
          "black",
          "white",
          "first",
          "winner",
          "holds",
          "only-by");

  /**
   * The categories Cc, Cf, Zl and Zp of Unicode 13.0, from and to. The platform knows those of its
   * own version, and a statement must not mean more to a later one.
   */
  private static final int[] INVISIBLE = {
    0x0, 0x1F, 0x7F, 0x9F, 0xAD, 0xAD, 0x600, 0x605, 0x61C, 0x61C, 0x6DD, 0x6DD, 0x70F, 0x70F,
    0x8E2, 0x8E2, 0x180E, 0x180E, 0x200B, 0x200F, 0x2028, 0x202E, 0x2060, 0x2064, 0x2066, 0x206F,
    0xFEFF, 0xFEFF, 0xFFF9, 0xFFFB, 0x110BD, 0x110BD, 0x110CD, 0x110CD, 0x13430, 0x13438, 0x1BCA0,
    0x1BCA3, 0x1D173, 0x1D17A, 0xE0001, 0xE0001, 0xE0020, 0xE007F
  };

  private record Entry(int number, String value) {}

  private final Map<String, List<Entry>> entries = new LinkedHashMap<>();
  private final Map<String, List<Entry>> unread;

  StatementLines(String text) throws BadStatementException {
    checkCharacters(text);
    boolean headerSeen = false;
    int number = 0;
    for (String line : text.split("\r?\n", -1)) {
      number++;
      int comment = line.indexOf('#');
      String content = comment < 0 ? line : line.substring(0, comment);
      content = content.replaceAll("[ \t]+", " ").replaceAll("^ | $", "");
      if (content.isEmpty()) {
        continue;
      }
      if (!headerSeen) {
        checkHeader(content);
        headerSeen = true;
        continue;
      }
      add(number, content);
    }
    if (!headerSeen) {
      throw new BadStatementException("empty; a statement begins '" + StatementText.HEADER + "'");
    }
    unread = new LinkedHashMap<>(entries);
  }

  /** Nothing may stand in a statement that shows as something else than it is. */
  private static void checkCharacters(String text) throws BadStatementException {
    for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
      int c = text.codePointAt(at);
      boolean lineEnd = c == '\n' || (c == '\r' && text.startsWith("\n", at + 1));
      if (c != '\t' && !lineEnd && isInvisible(c)) {
        long line = 1 + text.substring(0, at).chars().filter(end -> end == '\n').count();
        throw new BadStatementException(
            "line %d: the character U+%04X is not allowed".formatted(line, c));
      }
    }
  }

  private static boolean isInvisible(int codePoint) {
    for (int i = 0; i < INVISIBLE.length; i += 2) {
      if (INVISIBLE[i] <= codePoint && codePoint <= INVISIBLE[i + 1]) {
        return true;
      }
    }
    return false;
  }

  private static void checkHeader(String content) throws BadStatementException {
    if (!content.equals(StatementText.HEADER)) {
      throw new BadStatementException(
          "the first line must be '%s', not '%s'".formatted(StatementText.HEADER, content));
    }
  }

  private void add(int number, String content) throws BadStatementException {
    int blank = content.indexOf(' ');
    if (blank < 0) {
      throw new BadStatementException("line %d: '%s' says nothing".formatted(number, content));
    }
    String key = content.substring(0, blank);
    if (!KEYS.contains(key)) {
      throw new BadStatementException(
          "line %d: '%s' means nothing in a statement".formatted(number, key));
    }
    List<Entry> values = entries.computeIfAbsent(key, k -> new ArrayList<>());
    if (!values.isEmpty() && !REPEATABLE.contains(key)) {
      throw new BadStatementException(
          "line %d: '%s' is said in line %d already"
              .formatted(number, key, values.get(0).number()));
    }
    values.add(new Entry(number, content.substring(blank + 1)));
  }

  String required(String key) throws BadStatementException {
    List<String> values = all(key);
    if (values.isEmpty()) {
      throw new BadStatementException("no line says '" + key + "'");
    }
    return values.get(0);
  }

  String optional(String key, String otherwise) {
    List<String> values = all(key);
    return values.isEmpty() ? otherwise : values.get(0);
  }

  List<String> all(String key) {
    unread.remove(key);
    return entries.getOrDefault(key, List.of()).stream().map(Entry::value).toList();
  }

  BadStatementException bad(String key, String message) {
    List<Entry> values = entries.getOrDefault(key, List.of());
    String where = values.isEmpty() ? "" : "line " + values.get(0).number() + ": ";
    return new BadStatementException(where + key + ": " + message);
  }

  void refuseUnread() throws BadStatementException {
    for (Map.Entry<String, List<Entry>> entry : unread.entrySet()) {
      throw new BadStatementException(
          "line %d: '%s' means nothing in this statement"
              .formatted(entry.getValue().get(0).number(), entry.getKey()));
    }
  }
}
