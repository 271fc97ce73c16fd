package dev.touchstone.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What can be asked of a game on the terminal besides a move, under all names that are typed. */
enum GameCommand {
  UNDO("undo"),
  WHY("why"),
  HINT("hint"),
  LINES("lines"),
  BOARD("board"),
  MOVES("moves"),
  GO_ON("go on"),
  HELP("help"),
  QUIT("quit");

  /** Other words that people type for them. */
  private static final Map<String, GameCommand> ALIKE =
      Map.of("h", HELP, "?", HELP, "q", QUIT, "exit", QUIT);

  private static final String TEXT =
      """
      %s
      undo: take back %s
      why: the reason for the last answer
      hint: a move that you could try
      lines %s: the lines through this cell, and who has stones in them
      board: show the board again
      moves: list your moves so far, as --moves takes them
      go on: play on although the game is decided
      quit, q, exit: leave the game
      if a cell has one of these names, type :quit and so on for the command""";

  private final String word;

  GameCommand(String word) {
    this.word = word;
  }

  /** The command of this very name. */
  static Optional<GameCommand> named(String words) {
    return Arrays.stream(values())
        .filter(command -> command.word.equals(words))
        .findFirst()
        .or(() -> Optional.ofNullable(ALIKE.get(words)));
  }

  /** The command that is meant, in capitals or not. */
  static Optional<GameCommand> of(String words) {
    return named(words.toLowerCase(Locale.ROOT));
  }

  /** The names that are said. */
  static List<String> all() {
    return Arrays.stream(values()).map(command -> command.word).toList();
  }

  /**
   * What there is to type.
   *
   * @param cell the name of some cell
   */
  static String help(boolean inTurns, String cell) {
    return inTurns
        ? TEXT.formatted(
            "a cell: place a stone there; or several on a line, up to a whole turn",
            "the stones of your turn, or else your last turn and its answer",
            cell)
        : TEXT.formatted("a cell: move there", "your last move and its answer", cell);
  }
}
