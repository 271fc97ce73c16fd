package dev.touchstone.statement;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.ListedBoard;
import dev.touchstone.game.Player;
import java.util.Locale;
import java.util.StringJoiner;

/** The theorem in a few words: Breaker wins 7,7,5 (weak). What is not as usual is said. */
public final class Headline {

  private Headline() {}

  public static String of(Statement statement) {
    return of(statement, board(statement));
  }

  /** The same, of a game that people call so. */
  public static String of(Statement statement, String game) {
    return capital(statement.winner().word(statement.rules()))
        + (statement.winner().isHold() ? " holds " : " wins ")
        + game
        + " ("
        + statement.rules().word()
        + turns(statement)
        + (statement.overlineWins() ? "" : ", overlines void")
        + ")"
        + start(statement);
  }

  /** The notation, unless it tells boards apart as little as the word hypergraph does. */
  private static String board(Statement statement) {
    return statement.board() instanceof ListedBoard listed
        ? listed.inWords(statement.hypergraph().lineCount())
        : statement.board().notation();
  }

  private static String turns(Statement statement) {
    int turn = statement.turn();
    return turn == 1 && statement.opening() == 1
        ? ""
        : ", %s a turn, %s in the first"
            .formatted(turn == 1 ? "1 stone" : turn + " stones", statement.opening());
  }

  /** What is not as on an empty board with the usual player to move. */
  private static String start(Statement statement) {
    StringBuilder words = new StringBuilder();
    for (Player player : Player.values()) {
      CellSet stones = statement.setup().stones(player);
      if (!stones.isEmpty()) {
        words.append(", ").append(name(statement, player)).append(" on ");
        words.append(names(statement, stones));
      }
    }
    if (statement.setup().first() == Player.WHITE) {
      words.append(", ").append(name(statement, Player.WHITE)).append(" moves first");
    }
    statement
        .onlyBy()
        .ifPresent(
            moves ->
                words.append(
                    ", by %d of %d first moves"
                        .formatted(moves.count(), statement.hypergraph().cellCount())));
    return words.toString();
  }

  private static String names(Statement statement, CellSet cells) {
    StringJoiner names = new StringJoiner(" ");
    cells.forEach(cell -> names.add(statement.board().cellName(cell)));
    return names.toString();
  }

  private static String name(Statement statement, Player player) {
    return capital(statement.rules().nameOf(player));
  }

  private static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }
}
