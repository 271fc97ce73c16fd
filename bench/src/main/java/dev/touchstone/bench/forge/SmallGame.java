package dev.touchstone.bench.forge;

import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.LineSet;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A random game that can be looked through whole. The statement that it stands in is of no account:
 * no certificate here comes to its end.
 *
 * @param lines the cells of each, as a set
 * @param wins the lines by which the prover wins, as a set of numbers
 * @param theirs those by which the opponent wins
 */
record SmallGame(
    Statement statement, int cells, List<Integer> lines, int wins, int theirs, int turn) {

  SmallGame {
    lines = List.copyOf(lines);
  }

  private static final String NAMES = "abcdefgh";

  /** Weak or strong, with turns of one stone or two. */
  static SmallGame random(SplittableRandom random) {
    int kind = random.nextInt(5);
    return random(random, kind == 1 || kind == 3 ? 2 : 1, kind > 1);
  }

  /** Strong, with turns of two stones, now and then of three. */
  static SmallGame inTurns(SplittableRandom random) {
    return random(random, random.nextInt(12) == 0 ? 3 : 2, true);
  }

  /**
   * Of three to six cells, with stones on it, an opening of any size, either player first, and
   * anything said of who wins.
   */
  static SmallGame withStones(SplittableRandom random) {
    boolean strong = random.nextInt(3) > 0;
    int turn = 1 + random.nextInt(2);
    int cells = 3 + random.nextInt(4);
    boolean threats = strong && random.nextInt(3) == 0;
    String[] players = strong ? new String[] {"black", "white"} : new String[] {"maker", "breaker"};
    StringBuilder text =
        threats
            ? Threats.board(random, NAMES, turn, players[random.nextInt(2)])
            : board(random, cells, strong);
    cells = threats ? Threats.CELLS : cells;
    text.append("\nturn ").append(turn);
    text.append("\nopening ").append(1 + random.nextInt(3));
    text.append("\nrules ").append(strong ? "strong" : "weak");
    int taken = 0;
    boolean stones = random.nextBoolean();
    for (String player : players) {
      StringBuilder named = new StringBuilder();
      for (int count = stones ? random.nextInt(3) : 0; count > 0; count--) {
        int cell = random.nextInt(cells);
        if ((taken >> cell & 1) == 0) {
          named.append(' ').append(NAMES.charAt(cell));
          taken |= 1 << cell;
        }
      }
      text.append('\n').append(player).append(named.isEmpty() ? " -" : named);
    }
    text.append("\nfirst ").append(players[random.nextInt(2)]).append('\n');
    String[] outcomes = {
      "winner " + players[0],
      "winner " + players[1],
      "winner nobody",
      "winner nobody",
      "holds " + players[0],
      "holds " + players[1]
    };
    return of(text.append(outcomes[random.nextInt(strong ? 6 : 2)]).append('\n'));
  }

  private static SmallGame of(StringBuilder text) {
    try {
      return of(StatementText.parse(text.toString()));
    } catch (BadStatementException e) {
      throw new IllegalStateException(text.toString(), e);
    }
  }

  /** Of four to six cells, seven now and then where turns are of two stones. */
  private static SmallGame random(SplittableRandom random, int turn, boolean strong) {
    int cells = 4 + random.nextInt(turn == 1 ? 3 : 4);
    String[] winners = strong ? new String[] {"black", "white"} : new String[] {"maker", "breaker"};
    String winner = winners[random.nextInt(2)];
    boolean threats = strong && random.nextInt(turn == 1 ? 6 : 2) == 0;
    StringBuilder text =
        threats ? Threats.board(random, NAMES, turn, winner) : board(random, cells, strong);
    text.append("\nturn ").append(turn).append("\nopening 1\nrules ");
    text.append(strong ? "strong\n" : "weak\n").append("winner ");
    text.append(winner).append('\n');
    return of(text);
  }

  /** Names and lines. */
  private static StringBuilder board(SplittableRandom random, int cells, boolean strong) {
    StringBuilder text = new StringBuilder("touchstone statement 1\nboard hypergraph\ncells");
    for (int cell = 0; cell < cells; cell++) {
      text.append(' ').append(NAMES.charAt(cell));
    }
    for (int line = 1 + random.nextInt(6); line > 0; line--) {
      text.append(strong && random.nextInt(4) == 0 ? one(random) : "\nline");
      int left = line(random, cells);
      for (int cell = 0; cell < cells; cell++) {
        if ((left >> cell & 1) != 0) {
          text.append(' ').append(NAMES.charAt(cell));
        }
      }
    }
    return text;
  }

  /** A line of one player's. */
  private static String one(SplittableRandom random) {
    return random.nextBoolean() ? "\nblack-line" : "\nwhite-line";
  }

  /** One to four cells. */
  private static int line(SplittableRandom random, int cells) {
    int line = 0;
    for (int size = 1 + random.nextInt(4); size > 0; size--) {
      line |= 1 << random.nextInt(cells);
    }
    return line;
  }

  boolean strong() {
    return statement.rules() == Rules.STRONG;
  }

  static SmallGame of(Statement statement) {
    List<Integer> lines = new ArrayList<>();
    for (int line = 0; line < statement.hypergraph().lineCount(); line++) {
      lines.add((int) statement.hypergraph().line(line).word(0));
    }
    Hypergraph game = statement.hypergraph();
    return new SmallGame(
        statement,
        game.cellCount(),
        lines,
        numbers(game.linesOf(statement.prover())),
        numbers(game.linesOf(statement.prover().opponent())),
        statement.turn());
  }

  private static int numbers(LineSet lines) {
    int numbers = 0;
    for (int line : lines.toArray()) {
      numbers |= 1 << line;
    }
    return numbers;
  }
}
