package dev.touchstone.solver;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.IntSupplier;

/** The beginning of a statement: a random hypergraph with lines of both players, or of one's. */
final class RandomLines {

  private static final String NAMES = "abcdefghijklmnop";

  private RandomLines() {}

  /**
   * The text up to the lines.
   *
   * @param names receives the cells, in a random order
   * @param uneven whether some lines are one player's
   * @param size asked for the cells of each line
   */
  static StringBuilder text(
      Random random, int cells, List<Character> names, boolean uneven, IntSupplier size) {
    StringBuilder text = new StringBuilder("touchstone statement 1\nboard hypergraph\ncells");
    for (char name : NAMES.substring(0, cells).toCharArray()) {
      text.append(' ').append(name);
      names.add(name);
    }
    text.append("\nrules strong\n");
    int lines = 1 + random.nextInt(2 * cells);
    for (int i = 0; i < lines; i++) {
      Collections.shuffle(names, random);
      int members = size.getAsInt();
      int kind = uneven ? random.nextInt(3) : 0;
      text.append(kind == 0 ? "line" : kind == 1 ? "black-line" : "white-line");
      names.subList(0, members).forEach(name -> text.append(' ').append(name));
      text.append('\n');
    }
    return text;
  }
}
