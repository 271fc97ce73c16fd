package dev.touchstone.theorem;

import dev.touchstone.game.CellSet;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Headline;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.StringJoiner;

/** A statement as a person would say it. */
public final class InWords {

  private InWords() {}

  /** The theorem in a few words: Breaker wins 7,7,5 (weak). */
  public static String headline(Statement statement) {
    return Headline.of(statement);
  }

  private static String names(Statement statement, CellSet cells) {
    StringJoiner names = new StringJoiner(" ");
    cells.forEach(cell -> names.add(statement.board().cellName(cell)));
    return names.toString();
  }

  /** How the game is played, and what the theorem says of it. */
  public static String paragraph(Statement statement) {
    String black = name(statement, Player.BLACK);
    String white = name(statement, Player.WHITE);
    return "%s and %s take turns on %s, %s a turn; %s%s begins%s. %s %s"
        .formatted(
            black,
            white,
            board(statement),
            stones(statement.turn()),
            stonesBefore(statement),
            name(statement, statement.setup().first()),
            statement.opening() == statement.turn() ? "" : " with " + stones(statement.opening()),
            aim(statement),
            claim(statement));
  }

  /** What lies on the board before the first turn. */
  private static String stonesBefore(Statement statement) {
    StringJoiner owners = new StringJoiner(" and ", "", " before the first turn; ");
    owners.setEmptyValue("");
    for (Player player : Player.values()) {
      CellSet stones = statement.setup().stones(player);
      if (!stones.isEmpty()) {
        owners.add(name(statement, player) + " has " + names(statement, stones));
      }
    }
    return owners.toString();
  }

  private static String stones(int count) {
    return count == 1 ? "one stone" : count + " stones";
  }

  private static String aim(Statement statement) {
    String black = name(statement, Player.BLACK);
    String run = statement.overlineWins() ? "" : " (not more)";
    if (statement.rules() == Rules.HEX) {
      return "Black wants to join the upper and the lower side, White the left and the right one.";
    }
    return statement.rules() == Rules.WEAK
        ? "%s wants all cells of a line%s, %s wants to prevent that."
            .formatted(black, run, name(statement, Player.WHITE))
        : "The first player to own a whole line%s%s wins."
            .formatted(run, statement.hypergraph().isShared() ? "" : " of that player's");
  }

  /** Who wants what, in a few words: Maker wants 5 in a row. */
  public static String goal(Statement statement) {
    OptionalInt length = statement.board().runLength();
    if (length.isEmpty()) {
      return aim(statement);
    }
    String run = length.getAsInt() + " in a row" + (statement.overlineWins() ? "" : " (not more)");
    return statement.rules() == Rules.WEAK
        ? "%s wants %s, %s wants to prevent that."
            .formatted(name(statement, Player.BLACK), run, name(statement, Player.WHITE))
        : "The first player to get %s wins.".formatted(run);
  }

  private static String claim(Statement statement) {
    return statement
        .onlyBy()
        .map(moves -> ofMap(names(statement, moves)))
        .orElseGet(() -> ofWinner(statement));
  }

  private static String ofMap(String moves) {
    return "Proved: Black can win by each of the first moves %s, whatever White plays, and White after every other one, whatever Black plays."
        .formatted(moves);
  }

  private static String ofWinner(Statement statement) {
    return switch (statement.winner()) {
      case NOBODY -> "Proved: each can keep the other from winning, whatever is played.";
      case BLACK ->
          "Proved: %s can win, whatever %s plays."
              .formatted(name(statement, Player.BLACK), name(statement, Player.WHITE));
      case WHITE ->
          "Proved: %s can win, whatever %s plays."
              .formatted(name(statement, Player.WHITE), name(statement, Player.BLACK));
      case BLACK_HOLDS ->
          "Proved: %s does not lose, whatever %s plays."
              .formatted(name(statement, Player.BLACK), name(statement, Player.WHITE));
      case WHITE_HOLDS ->
          "Proved: %s does not lose, whatever %s plays."
              .formatted(name(statement, Player.WHITE), name(statement, Player.BLACK));
    };
  }

  /**
   * The lines of a board on which they cannot be read off its notation, each with its cells, the
   * short ones last; nothing of other boards.
   */
  public static List<String> lines(Statement statement) {
    if (statement.board().runLength().isPresent()) {
      return List.of();
    }
    Hypergraph game = statement.hypergraph();
    List<CellSet> lines = new ArrayList<>();
    for (int line = 0; line < game.lineCount(); line++) {
      lines.add(game.line(line));
    }
    lines.sort(Comparator.comparing((CellSet line) -> -line.count()));
    return lines.stream()
        .map(line -> names(statement, line) + whose(statement, game.lineNumber(line)))
        .toList();
  }

  /** Behind a line that is one player's alone. */
  private static String whose(Statement statement, int line) {
    for (Player player : Player.values()) {
      if (!statement.hypergraph().linesOf(player.opponent()).contains(line)) {
        return " (%s's)".formatted(name(statement, player));
      }
    }
    return "";
  }

  private static String board(Statement statement) {
    return statement.board().inWords(statement.hypergraph().lineCount());
  }

  /** What a player is called under these rules. */
  public static String name(Statement statement, Player player) {
    return capital(statement.rules().nameOf(player));
  }

  private static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }
}
