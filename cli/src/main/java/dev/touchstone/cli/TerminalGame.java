package dev.touchstone.cli;

import dev.touchstone.archive.InWords;
import dev.touchstone.archive.Refusal;
import dev.touchstone.game.Board;
import dev.touchstone.game.Player;
import dev.touchstone.picture.BoardText;
import dev.touchstone.picture.Figure;
import dev.touchstone.statement.Statement;
import dev.touchstone.strategy.Hint;
import dev.touchstone.strategy.Playing;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** A game on the terminal, until the board is full or the person leaves. */
final class TerminalGame {

  private static final String HELP =
      """
      a cell, as in %s: your move
      undo: your last move and the answer are taken back
      hint: why the strategy answered so
      board: the board again
      moves: all moves so far
      quit: the end""";

  private final PrintStream out;
  private final BufferedReader in;
  private final Playing game;
  private final Statement statement;
  private final Board board;
  private boolean saidWho;

  TerminalGame(Console console, Playing game) {
    out = console.out();
    in = new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
    this.game = game;
    statement = game.strategy().statement();
    board = statement.board();
  }

  void play() throws Refusal {
    Player you = game.strategy().player().opponent();
    out.println(InWords.headline(statement));
    out.println(
        "You are %s. A cell is your move; help says what else there is."
            .formatted(you == Player.BLACK ? "Maker, X" : "Breaker, O"));
    answer();
    while (!game.isOver()) {
      out.print("> ");
      out.flush();
      @Nullable String line = nextLine();
      if (line == null) {
        out.println();
        return;
      }
      if (line.equals("quit") && board.cellNumber(line).isEmpty()) {
        return;
      }
      if (!line.isEmpty()) {
        obey(line);
      }
    }
    out.println("The board is full.");
  }

  private @Nullable String nextLine() throws Refusal {
    try {
      @Nullable String line = in.readLine();
      return line == null ? null : line.strip();
    } catch (IOException e) {
      throw Refusal.file("cannot read what is typed", e);
    }
  }

  private void obey(String line) {
    OptionalInt cell = board.cellNumber(line);
    if (cell.isPresent()) {
      move(cell.getAsInt());
      return;
    }
    switch (line) {
      case "undo" -> undo();
      case "hint", "why" ->
          out.println(
              game.reply()
                  .map(reply -> Hint.of(statement, reply))
                  .orElse("The strategy has not moved yet."));
      case "board" -> show();
      case "moves" -> out.println(moves());
      case "help" -> out.println(HELP.formatted(board.cellName(game.free().first())));
      default ->
          out.println(
              "'%s' is neither a cell nor a command; type help"
                  .formatted(line.replaceAll("\\p{C}", "?")));
    }
  }

  private void move(int cell) {
    if (!game.free().contains(cell)) {
      out.println("There is a stone on " + board.cellName(cell) + " already.");
      return;
    }
    game.move(cell);
    answer();
  }

  /** The strategy's move, if it is its turn, and the board. */
  private void answer() {
    if (game.strategyMoves()) {
      game.answer()
          .cell()
          .ifPresent(cell -> out.println("The strategy plays " + board.cellName(cell) + "."));
    }
    show();
    if (!saidWho) {
      game.winner().ifPresent(this::sayWho);
    }
  }

  private void sayWho(Player winner) {
    saidWho = true;
    out.println(
        winner == Player.BLACK
            ? "Maker has all cells of a line and has won."
            : "Breaker has a stone on every line and has won.");
  }

  private void undo() {
    if (game.moves().size() < 2 || !taken()) {
      out.println("There is no move of yours to take back.");
      return;
    }
    saidWho = game.winner().isPresent();
    show();
  }

  /** Takes back an answer and the move before it, if the latter was the person's. */
  private boolean taken() {
    game.undo();
    if (game.reply().isEmpty() && !game.moves().isEmpty()) {
      game.undo();
      return true;
    }
    return false;
  }

  private void show() {
    BoardText.lines(Figure.of(game, "")).forEach(out::println);
  }

  private String moves() {
    StringJoiner names = new StringJoiner(" ");
    game.moves().forEach(cell -> names.add(board.cellName(cell)));
    return names.toString();
  }
}
