package dev.touchstone.manifest;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** What the texts of this package have in common: their characters, words, days and base64. */
final class Text {

  /** A day, or an end of a window, that nobody has given. */
  static final String NONE = "-";

  private static final int LONGEST_WORD = 100;

  private Text() {}

  /** A text of whole lines in which nothing shows as something else than it is. */
  static String decode(byte[] bytes, int most) throws BadTextException {
    if (bytes.length > most) {
      throw new BadTextException("longer than " + most + " bytes");
    }
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      checkLines(text);
      return text;
    } catch (CharacterCodingException e) {
      throw new BadTextException("not a text in UTF-8");
    }
  }

  /** Whole lines without characters that cannot be seen. */
  static void checkLines(String text) throws BadTextException {
    int line = 1;
    for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
      int c = text.codePointAt(at);
      if (c == '\n') {
        line++;
      } else if (isInvisible(c)) {
        throw new BadTextException(line, "the character U+%04X is not allowed".formatted(c));
      }
    }
    if (!text.endsWith("\n")) {
      throw new BadTextException(line, text.isEmpty() ? "empty" : "no line feed at the end");
    }
  }

  private static boolean isInvisible(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          true;
      default -> false;
    };
  }

  /** A word: printable ASCII that looks neither like an option nor like a comment. */
  static boolean isWord(String word) {
    return !word.isEmpty()
        && word.length() <= LONGEST_WORD
        && word.chars().allMatch(c -> c > ' ' && c <= '~')
        && word.charAt(0) != '-'
        && word.charAt(0) != '#';
  }

  /** The name of a key: a word without the plus that separates the parts of a private key. */
  static boolean isName(String name) {
    return isWord(name) && name.indexOf('+') < 0;
  }

  /** A day of the calendar, 2026-11-18; such days compare as their texts do. */
  static boolean isDay(String text) {
    if (!text.matches("[0-9]{4}-[0-9]{2}-[0-9]{2}")) {
      return false;
    }
    int year = Integer.parseInt(text.substring(0, 4));
    int month = Integer.parseInt(text.substring(5, 7));
    int day = Integer.parseInt(text.substring(8));
    boolean leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    int days =
        switch (month) {
          case 1, 3, 5, 7, 8, 10, 12 -> 31;
          case 4, 6, 9, 11 -> 30;
          case 2 -> leap ? 29 : 28;
          default -> 0;
        };
    return year > 0 && day >= 1 && day <= days;
  }

  /** What makes a record refuse a field; the message begins with the field. */
  static void require(boolean holds, String field, String what, String value) {
    if (!holds) {
      throw new IllegalArgumentException("%s: %s, not '%s'".formatted(field, what, value));
    }
  }

  /** The bytes, if this is how RFC 4648 writes them: padded, and no bit set that is not theirs. */
  static byte[] base64(String text) {
    byte[] bytes = Base64.getDecoder().decode(text);
    if (!Base64.getEncoder().encodeToString(bytes).equals(text)) {
      throw new IllegalArgumentException("not written as base64 is");
    }
    return bytes;
  }
}
