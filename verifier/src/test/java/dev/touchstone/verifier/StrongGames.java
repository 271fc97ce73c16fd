package dev.touchstone.verifier;

import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Random strong games of a few cells: lines of one cell, nested ones and the same one twice, too.
 */
final class StrongGames {

  private static final String NAMES = "abcdefghi";

  private StrongGames() {}

  /** Of so many cells, with stones now and then, and anything said of its end. */
  static Statement random(Random random, int cells) {
    return of(statement(game(random, cells), random, cells));
  }

  /** Anything that can be said of such a game, true or false. */
  static String statement(String game, Random random, int cells) {
    String[] outcomes = {
      "winner black", "winner white", "winner nobody", "holds black", "holds white"
    };
    String outcome = outcomes[random.nextInt(outcomes.length)];
    StringBuilder text = new StringBuilder(game);
    if (random.nextBoolean() && !outcome.equals("winner nobody")) {
      List<Character> names = names(cells);
      Collections.shuffle(names, random);
      stones(text.append("\nblack"), names, random.nextInt(2));
      stones(text.append("\nwhite"), names, random.nextInt(Math.min(3, cells - 2)));
    }
    text.append("\nfirst ").append(random.nextInt(3) == 0 ? "white" : "black");
    return text.append('\n').append(outcome).append('\n').toString();
  }

  /** An empty board with lines of one to five cells, without what is said of its end. */
  static String game(Random random, int cells) {
    StringBuilder text = new StringBuilder("touchstone statement 1\nboard hypergraph\ncells");
    names(cells).forEach(name -> text.append(' ').append(name));
    int lines = 1 + random.nextInt(7);
    int longest = 2 + random.nextInt(4);
    List<List<Character>> made = new ArrayList<>();
    for (int i = 0; i < lines; i++) {
      List<Character> line = names(cells);
      Collections.shuffle(line, random);
      int least = random.nextInt(12) == 0 ? 1 : 2;
      int size = Math.min(cells, least + random.nextInt(longest));
      line = line.subList(0, size);
      if (!made.isEmpty() && random.nextInt(6) == 0) {
        line = new ArrayList<>(made.get(random.nextInt(made.size())));
        char more = NAMES.charAt(random.nextInt(cells));
        if (!line.contains(more)) {
          line.add(more);
        }
      }
      made.add(line);
      text.append("\nline");
      line.forEach(name -> text.append(' ').append(name));
    }
    return text.append("\nrules strong").toString();
  }

  /** The same game, where some lines are one player's, and turns have so many stones. */
  static String uneven(String game, Random random, int turn) {
    StringBuilder text = new StringBuilder();
    String[] keys = {"line", "line", "black-line", "white-line"};
    for (String line : game.split("\n", -1)) {
      boolean isLine = line.startsWith("line ");
      text.append(isLine ? keys[random.nextInt(4)] + line.substring(4) : line).append('\n');
    }
    return text + "turn " + turn;
  }

  private static List<Character> names(int cells) {
    return new ArrayList<>(NAMES.substring(0, cells).chars().mapToObj(c -> (char) c).toList());
  }

  private static void stones(StringBuilder text, List<Character> names, int count) {
    for (int i = 0; i < count; i++) {
      text.append(' ').append(names.remove(names.size() - 1));
    }
    if (count == 0) {
      text.append(" -");
    }
  }

  static Statement of(String text) {
    try {
      return StatementText.parse(text);
    } catch (BadStatementException e) {
      throw new IllegalArgumentException(text, e);
    }
  }
}
