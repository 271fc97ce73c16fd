package dev.touchstone.archive;

import dev.touchstone.game.Board;
import dev.touchstone.game.CellList;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.CubeBoard;
import dev.touchstone.game.InfiniteBoard;
import dev.touchstone.game.ListedBoard;
import dev.touchstone.game.Player;
import dev.touchstone.game.TruncatedBoard;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.util.HexFormat;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.regex.Pattern;

/** The name of a theorem: its folder below the archive's, with / between the parts. */
final class TheoremName {

  private static final String PART = "[A-Za-z0-9](?:[A-Za-z0-9.,_-]{0,98}[A-Za-z0-9,_-])?";

  /** Files of an archive, what is none of its folders, and what Windows takes for devices. */
  private static final Pattern TAKEN =
      Pattern.compile(
          "(?i)((target|src)(/.*)?"
              + "|(.*/)?(statement|certificate(\\.gz)?|manifest|layout|readme\\.md|board\\.svg"
              + "|index\\.json|index\\.schema\\.json|keys|pom\\.xml"
              + "|(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\.[^/]*)?)(/.*)?)");

  private static final int LONGEST = 80;
  private static final int DIGITS = 12;

  private TheoremName() {}

  /** Refuses a name that could lead out of the archive, or that no file system likes. */
  static void require(String name) {
    if (!name.matches(PART + "(/" + PART + "){0,2}")) {
      throw new IllegalArgumentException(
          "the name '"
              + name
              + "': up to three parts with / between them, each of letters, digits, . , _ and -,"
              + " with a letter or digit first and no . at the end");
    }
    if (TAKEN.matcher(name).matches()) {
      throw new IllegalArgumentException(
          "the name '" + name + "' would be in the way of something else; choose another");
    }
  }

  /** The name of a theorem that comes without one: its family, and its game. */
  static String of(Statement statement, Optional<CellList> pairs) {
    return family(statement, pairs) + "/" + game(statement);
  }

  /** As the folders of this project's archive: weak-mnk, truncated, pairings. */
  private static String family(Statement statement, Optional<CellList> pairs) {
    Board board = statement.board();
    boolean weak = statement.rules() == Rules.WEAK;
    if (weak && board instanceof TruncatedBoard) {
      return "truncated";
    }
    if (statement.rules() == Rules.HEX) {
      return Rules.HEX.word();
    }
    String kind = kind(board);
    return weak && kind.equals("mnk") && pairs.isPresent()
        ? "pairings"
        : statement.rules().word() + "-" + kind;
  }

  private static String kind(Board board) {
    if (board instanceof TruncatedBoard) {
      return "truncated";
    }
    if (board instanceof CubeBoard) {
      return "cube";
    }
    if (board instanceof InfiniteBoard) {
      return "infinite";
    }
    String notation = board.notation();
    boolean named = board instanceof ListedBoard || notation.contains(" ");
    return named ? notation.split(" ", 2)[0] : "mnk";
  }

  /** Whatever makes it another game is part of the name; a board without a notation is a digest. */
  private static String game(Statement statement) {
    String digest = HexFormat.of().formatHex(statement.digest()).substring(0, DIGITS);
    if (statement.board() instanceof ListedBoard) {
      return digest;
    }
    String notation = statement.board().notation().replace('^', '-');
    String start =
        statement.board() instanceof InfiniteBoard
            ? notation.replace(' ', '-').replace("+", "up")
            : notation.substring(notation.indexOf(' ') + 1);
    StringJoiner name = new StringJoiner("-").add(start);
    if (statement.turn() > 1) {
      name.add(statement.turn() + "-a-turn");
    }
    if (statement.opening() != statement.turn()) {
      name.add(statement.opening() + "-first");
    }
    if (!statement.overlineWins()) {
      name.add("overlines-void");
    }
    for (Player player : Player.values()) {
      CellSet stones = statement.setup().stones(player);
      if (!stones.isEmpty()) {
        name.add(statement.rules().nameOf(player));
        stones.forEach(cell -> name.add(statement.board().cellName(cell)));
      }
    }
    if (statement.setup().first() == Player.WHITE) {
      name.add(statement.rules().nameOf(Player.WHITE)).add("first");
    }
    if (statement.winner().isHold()) {
      name.add(statement.winner().inOneWord(statement.rules()));
    }
    if (statement.onlyBy().isPresent()) {
      name.add("map");
    }
    return name.length() <= LONGEST ? name.toString() : digest;
  }
}
