package dev.touchstone.cli;

import dev.touchstone.game.Board;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Excerpt;
import dev.touchstone.game.Player;
import dev.touchstone.picture.BoardText;
import dev.touchstone.picture.Figure;
import dev.touchstone.statement.Statement;
import dev.touchstone.strategy.Playing;
import dev.touchstone.strategy.Why;
import dev.touchstone.theorem.CellWords;
import dev.touchstone.theorem.InWords;
import dev.touchstone.theorem.Nearest;
import dev.touchstone.theorem.Refusal;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** A game on the terminal, until the person leaves. */
final class TerminalGame {

  private static final String HELP =
      """
      %s
      undo: take back %s
      why: the reason for the last answer
      hint: a move that you could try
      board: show the board again
      moves: list your moves so far, as --moves takes them
      go on: play on although the game is decided
      quit: leave the game
      if a cell has one of these names, type :quit and so on for the command""";

  private static final String OVER =
      "The game is over: undo takes back your last move, go on plays on, quit leaves.";

  private static final String FULL =
      "The board is full: undo takes back your last move, quit leaves.";

  private static final List<String> COMMANDS =
      List.of("undo", "why", "hint", "board", "moves", "go on", "help", "quit");

  private final String headline;
  private final PrintStream out;
  private final TypedLines in;
  private final Playing game;
  private final Statement statement;
  private final Board board;
  private final GameNews news;
  private final boolean coloured;
  private boolean goesOn;

  TerminalGame(Console console, Playing game, String headline, boolean coloured) {
    this.headline = headline;
    this.coloured = coloured;
    out = console.out();
    in = new TypedLines(console.in());
    this.game = game;
    statement = game.strategy().statement();
    board = statement.board();
    news = new GameNews(game);
  }

  void play() throws Refusal {
    Player you = game.strategy().player().opponent();
    out.println(headline);
    String side = InWords.name(statement, you) + (you == Player.BLACK ? ", X" : ", O");
    out.println(
        "You are %s. Type a cell to %s; help lists the other commands."
            .formatted(side, inTurns() ? "place a stone" : "move"));
    answer();
    while (true) {
      out.print("> ");
      out.flush();
      @Nullable String line = nextLine();
      if (line == null) {
        out.println();
        return;
      }
      if (command(line).equals("quit")) {
        return;
      }
      if (!line.isEmpty()) {
        obey(line);
      }
      if (out.checkError()) {
        // Nobody reads it any more.
        return;
      }
    }
  }

  /** Whether a turn may have more than one stone. */
  private boolean inTurns() {
    return statement.turn() > 1;
  }

  private @Nullable String nextLine() throws Refusal {
    try {
      @Nullable String line = in.next();
      return line == null ? null : line.strip();
    } catch (IOException e) {
      throw Refusal.file("cannot read what is typed", e);
    }
  }

  /** The command that a line is; a colon in front tells it from a cell of that name. */
  private String command(String line) {
    if (line.startsWith(":")) {
      return line.substring(1);
    }
    return board.cellNumber(line).isPresent() ? "" : line;
  }

  private void obey(String line) {
    OptionalInt cell = board.cellNumber(line);
    Optional<List<Integer>> cells =
        cell.isPresent()
            ? Optional.of(List.of(cell.getAsInt()))
            : inTurns() ? MoveList.cells(board, line) : Optional.empty();
    if (cells.isPresent()) {
      move(cells.get());
      return;
    }
    switch (command(line)) {
      case "undo" -> undo();
      case "why" ->
          out.println(
              game.lastReply()
                  .map(reply -> Why.of(game.strategy(), reply))
                  .orElse("The strategy has not moved yet."));
      case "hint" -> out.println(isStopped() ? over() : Advice.of(game));
      case "board" -> show();
      case "moves" -> out.println(moves());
      case "go on" -> goOn();
      case "help" -> out.println(help());
      default -> out.println(unknown(line));
    }
  }

  private String help() {
    return inTurns()
        ? HELP.formatted(
            "a cell: place a stone there; or several on a line, up to a whole turn",
            "the stones of your turn, or else your last turn and its answer")
        : HELP.formatted("a cell: move there", "your last move and its answer");
  }

  private String unknown(String line) {
    String meant =
        CellWords.meant(board, line)
            .or(() -> Nearest.to(line, COMMANDS))
            .map(word -> " (did you mean " + word + "?)")
            .orElse("");
    return "'%s' is neither a cell nor a command%s; type help".formatted(Excerpt.of(line), meant);
  }

  /** Whether nothing is to be played any more, or not unless it is asked for. */
  private boolean isStopped() {
    return game.isOver() || (news.isDecided() && !goesOn);
  }

  private String over() {
    return game.isOver() ? FULL : OVER;
  }

  private void goOn() {
    if (game.isOver()) {
      out.println(over());
    } else if (isStopped()) {
      goesOn = true;
      out.println("You may play on; the result stays.");
    } else {
      out.println("The game is not over yet.");
    }
  }

  /** Places all of these stones, or none. */
  private void move(List<Integer> cells) {
    if (isStopped()) {
      out.println(over());
      return;
    }
    CellSet free = game.free();
    for (int cell : cells) {
      if (!free.contains(cell)) {
        out.println(
            game.free().contains(cell)
                ? board.cellName(cell) + " is there twice."
                : "There is already a stone on " + board.cellName(cell) + ".");
        return;
      }
      free = free.without(cell);
    }
    if (cells.size() > game.toPlace()) {
      out.println("You have " + stones(game.toPlace()) + " to place, not " + cells.size() + ".");
      return;
    }
    cells.forEach(game::move);
    if (game.strategyMoves()) {
      answer();
    } else {
      out.println("You have " + stones(game.toPlace()) + " to place.");
    }
  }

  private static String stones(int count) {
    return count == 1 ? "1 more stone" : count + " more stones";
  }

  /** The strategy's turn, if it is to move, and the board. */
  private void answer() {
    if (game.strategyMoves()) {
      List<Integer> cells = game.answer().cells();
      if (!cells.isEmpty()) {
        out.println("The strategy plays " + MoveList.written(board, cells) + ".");
      }
    }
    show();
    news.next().forEach(out::println);
    if (isStopped()) {
      out.println(over());
    }
  }

  private void undo() {
    if (!game.unfinished().isEmpty()) {
      while (!game.unfinished().isEmpty()) {
        game.undo();
      }
    } else if (!exchangeTaken()) {
      out.println("You have no move to take back.");
      return;
    }
    news.forget();
    goesOn = goesOn && news.isDecided();
    show();
  }

  /** Takes back the last answer and the turn that it answered; not the strategy's first turn. */
  private boolean exchangeTaken() {
    int answered = game.reply().map(reply -> reply.to().size()).orElse(0);
    for (int i = 0; answered > 0 && i <= answered; i++) {
      game.undo();
    }
    return answered > 0;
  }

  private void show() {
    BoardText.lines(Figure.of(game, ""), coloured).forEach(out::println);
  }

  /** The person's stones turn by turn: with them, play and render come to the same position. */
  private String moves() {
    List<Integer> answered = game.answered();
    String unfinished =
        game.unfinished().isEmpty()
            ? ""
            : "not answered yet: " + MoveList.typed(board, game.unfinished());
    String list = MoveList.typed(board, answered);
    if (list.isEmpty()) {
      return unfinished.isEmpty() ? "You have not moved yet." : unfinished;
    }
    return unfinished.isEmpty() ? list : list + "\n" + unfinished;
  }
}
