package dev.touchstone.game;

import java.util.ArrayList;
import java.util.List;

/** A text file as lines of words: comments and blank lines gone, line numbers kept. */
final class Words {

  /** The words of one line of a file, never none. */
  record Line(int number, List<String> words) {
    /** The words after the first. */
    List<String> rest() {
      return words.subList(1, words.size());
    }
  }

  private Words() {}

  /** The lines that have words; {@code comment} opens a comment up to the end of its line. */
  static List<Line> of(String text, char comment) {
    List<Line> result = new ArrayList<>();
    int number = 0;
    for (String line : text.split("\\R", -1)) {
      number++;
      int end = line.indexOf(comment);
      String content = (end < 0 ? line : line.substring(0, end)).strip();
      if (!content.isEmpty()) {
        result.add(new Line(number, List.of(content.split("\\s+"))));
      }
    }
    return result;
  }
}
