package dev.touchstone.statement;

import dev.touchstone.game.BadGameException;
import dev.touchstone.game.Board;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Game;
import dev.touchstone.game.Hypergraph;
import dev.touchstone.game.ListedBoard;
import dev.touchstone.game.Notation;
import dev.touchstone.game.Player;
import dev.touchstone.game.Setup;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * The text of a statement: {@link #print} gives the canonical form, {@link #parse} reads that and
 * whatever differs from it only in comments, blanks, order and omitted defaults.
 */
public final class StatementText {

  /** The longest text that is read, in bytes. */
  public static final int MAX_BYTES = 1 << 24;

  static final String HEADER = "touchstone statement 1";
  static final String HYPERGRAPH = "hypergraph";
  static final String NONE = "-";
  private static final String ONLY_BY = "only-by";
  private static final String LINE = "line";
  private static final String BLACK_LINE = "black-line";
  private static final String WHITE_LINE = "white-line";

  private StatementText() {}

  static String print(Statement statement) {
    Board board = statement.board();
    Rules rules = statement.rules();
    Setup setup = statement.setup();
    StringBuilder text = new StringBuilder(HEADER).append('\n');
    key(text, "board", board.notation());
    if (board instanceof ListedBoard) {
      Hypergraph game = statement.hypergraph();
      key(text, "cells", names(board, game.allCells()));
      for (int line = 0; line < game.lineCount(); line++) {
        key(text, lineKey(game, line), names(board, game.line(line)));
      }
    }
    key(text, "turn", Integer.toString(statement.turn()));
    key(text, "opening", Integer.toString(statement.opening()));
    key(text, "rules", rules.word());
    key(text, "overline", statement.overlineWins() ? "wins" : "void");
    key(text, rules.nameOf(Player.BLACK), names(board, setup.black()));
    key(text, rules.nameOf(Player.WHITE), names(board, setup.white()));
    key(text, "first", rules.nameOf(setup.first()));
    key(text, statement.winner().key(), statement.winner().word(rules));
    statement.onlyBy().ifPresent(moves -> key(text, ONLY_BY, names(board, moves)));
    return text.toString();
  }

  /** Says whose line it is. */
  private static String lineKey(Hypergraph game, int line) {
    if (!game.linesOf(Player.WHITE).contains(line)) {
      return BLACK_LINE;
    }
    return game.linesOf(Player.BLACK).contains(line) ? LINE : WHITE_LINE;
  }

  private static void key(StringBuilder text, String key, String value) {
    text.append(key).append(' ').append(value).append('\n');
  }

  private static String names(Board board, CellSet cells) {
    StringJoiner names = new StringJoiner(" ").setEmptyValue(NONE);
    cells.forEach(cell -> names.add(board.cellName(cell)));
    return names.toString();
  }

  /** Reads the bytes of a statement file. */
  public static Statement parse(byte[] bytes) throws BadStatementException {
    if (bytes.length > MAX_BYTES) {
      throw new BadStatementException("longer than " + MAX_BYTES + " bytes");
    }
    try {
      return parse(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException e) {
      throw new BadStatementException("not a text in UTF-8");
    }
  }

  /** Reads a statement. */
  public static Statement parse(String text) throws BadStatementException {
    StatementLines lines = new StatementLines(text);
    Rules rules = rules(lines);
    Board named = board(lines);
    int turn = number(lines, "turn", 1);
    int opening = number(lines, "opening", turn);
    try {
      Board board = named.withStones(stones(lines, rules));
      Game game = board.game();
      CellSet black = cells(lines, rules.nameOf(Player.BLACK), board, game);
      CellSet white = cells(lines, rules.nameOf(Player.WHITE), board, game);
      if (black.intersects(white)) {
        String both = board.cellName(black.intersection(white).first());
        throw lines.bad(rules.nameOf(Player.WHITE), both + " holds stones of both players");
      }
      Player first = choice(lines, "first", rules.nameOf(Player.BLACK), rules);
      boolean overlineWins = overlineWins(lines);
      Outcome winner = outcome(lines, rules);
      Optional<CellSet> onlyBy =
          lines.all(ONLY_BY).isEmpty()
              ? Optional.empty()
              : Optional.of(cells(lines, ONLY_BY, board, game));
      lines.refuseUnread();
      Setup setup = new Setup(board, game, black, white, first);
      Problem problem = new Problem(setup, turn, opening, rules, overlineWins);
      Statement statement = new Statement(problem, winner, onlyBy);
      if (statement.text().length() > MAX_BYTES) {
        throw new BadStatementException(
            "the canonical form is longer than " + MAX_BYTES + " bytes");
      }
      return statement;
    } catch (BadGameException e) {
      throw lines.bad("board", String.valueOf(e.getMessage()));
    } catch (IllegalArgumentException e) {
      // The messages of Statement begin with the key that they are about.
      String[] words = String.valueOf(e.getMessage()).split(": ", 2);
      throw lines.bad(words[0], words[words.length - 1]);
    }
  }

  private static Rules rules(StatementLines lines) throws BadStatementException {
    String word = lines.required("rules");
    for (Rules rules : Rules.values()) {
      if (rules.word().equals(word)) {
        return rules;
      }
    }
    throw lines.bad("rules", "weak, strong or hex, not '" + word + "'");
  }

  private static Board board(StatementLines lines) throws BadStatementException {
    String notation = lines.required("board");
    try {
      if (!notation.equals(HYPERGRAPH)) {
        return Notation.board(notation);
      }
      return new ListedBoard(
          List.of(lines.required("cells").split(" ", -1)),
          listed(lines, LINE),
          listed(lines, BLACK_LINE),
          listed(lines, WHITE_LINE));
    } catch (BadGameException e) {
      throw notation.equals(HYPERGRAPH)
          ? new BadStatementException("the hypergraph: " + e.getMessage())
          : lines.bad("board", e.getMessage() + ", or hypergraph");
    }
  }

  private static List<List<String>> listed(StatementLines lines, String key) {
    return lines.all(key).stream().map(line -> List.of(line.split(" ", -1))).toList();
  }

  private static int number(StatementLines lines, String key, int otherwise)
      throws BadStatementException {
    String word = lines.optional(key, Integer.toString(otherwise));
    if (!word.matches("[0-9]{1,4}")) {
      throw lines.bad(key, "a number of stones, not '" + word + "'");
    }
    return Integer.parseInt(word);
  }

  /** The words that name the stones of both players. */
  private static List<String> stones(StatementLines lines, Rules rules) {
    List<String> words = new ArrayList<>();
    for (Player player : Player.values()) {
      words.addAll(List.of(lines.optional(rules.nameOf(player), NONE).split(" ", -1)));
    }
    return words;
  }

  private static CellSet cells(StatementLines lines, String key, Board board, Game game)
      throws BadStatementException {
    CellSet cells = game.noCells();
    String names = lines.optional(key, NONE);
    if (names.equals(NONE)) {
      return cells;
    }
    for (String name : names.split(" ", -1)) {
      int cell =
          board
              .cellNumber(name)
              .orElseThrow(() -> lines.bad(key, "there is no cell '" + name + "'"));
      if (cells.contains(cell)) {
        throw lines.bad(key, "names the cell " + name + " twice");
      }
      cells = cells.with(cell);
    }
    return cells;
  }

  private static Player choice(StatementLines lines, String key, String otherwise, Rules rules)
      throws BadStatementException {
    String word = lines.optional(key, otherwise);
    for (Player player : Player.values()) {
      if (rules.nameOf(player).equals(word)) {
        return player;
      }
    }
    throw lines.bad(key, "no player is called '" + word + "' here");
  }

  private static boolean overlineWins(StatementLines lines) throws BadStatementException {
    return switch (lines.optional("overline", "wins")) {
      case "wins" -> true;
      case "void" -> false;
      default -> throw lines.bad("overline", "wins or void");
    };
  }

  private static Outcome outcome(StatementLines lines, Rules rules) throws BadStatementException {
    if (!lines.all("holds").isEmpty()) {
      if (!lines.all("winner").isEmpty()) {
        throw lines.bad("holds", "a statement says who wins or who holds, not both");
      }
      return Outcome.holds(choice(lines, "holds", "", rules));
    }
    if (lines.required("winner").equals(Outcome.NOBODY_WORD)) {
      return Outcome.NOBODY;
    }
    return Outcome.wins(choice(lines, "winner", "", rules));
  }
}
