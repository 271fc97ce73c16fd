package dev.touchstone.cli;

import dev.touchstone.game.Board;
import dev.touchstone.game.CellSet;
import dev.touchstone.game.Excerpt;
import dev.touchstone.game.Player;
import dev.touchstone.picture.BoardText;
import dev.touchstone.picture.Figure;
import dev.touchstone.statement.Statement;
import dev.touchstone.strategy.Outlook;
import dev.touchstone.strategy.Playing;
import dev.touchstone.strategy.Why;
import dev.touchstone.theorem.CellWords;
import dev.touchstone.theorem.InWords;
import dev.touchstone.theorem.Nearest;
import dev.touchstone.theorem.Refusal;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A game on the terminal, until the person leaves. */
final class TerminalGame {

  private static final String OVER =
      "The game is over: undo takes back your last move, go on plays on, quit leaves.";

  private static final String FULL =
      "The board is full: undo takes back your last move, quit leaves.";

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
      if (!line.isEmpty() && !obey(line)) {
        return;
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

  /**
   * Does what a line asks for; whether the game goes on. A cell comes before a command of its name
   * unless it is written otherwise, in capitals for one; a colon in front makes it a command.
   */
  private boolean obey(String line) {
    boolean isCommand = line.startsWith(":");
    String words = isCommand ? line.substring(1).strip() : line;
    Optional<List<TypedCell>> cells =
        isCommand ? Optional.empty() : TypedCell.list(game.cells(), line);
    boolean isCell = !isCommand && game.cells().number(line).isPresent();
    Optional<GameCommand> command =
        isCell
            ? Optional.empty()
            : GameCommand.named(words)
                .or(() -> cells.isPresent() ? Optional.empty() : GameCommand.of(words));
    String[] parts = words.split("\\s+", 2);
    if (command.isPresent()) {
      return obey(command.get());
    } else if (cells.isPresent()) {
      move(cells.get());
    } else if (parts.length == 2
        && GameCommand.of(parts[0]).filter(GameCommand.LINES::equals).isPresent()) {
      showLines(parts[1]);
    } else {
      out.println(unknown(line));
    }
    return true;
  }

  private boolean obey(GameCommand command) {
    switch (command) {
      case UNDO -> undo();
      case WHY -> explain();
      case HINT -> hint();
      case LINES -> out.println("Through which cell? As in: lines " + CellWords.example(board));
      case BOARD -> show();
      case MOVES -> out.println(moves());
      case GO_ON -> goOn();
      case HELP -> out.println(GameCommand.help(inTurns(), CellWords.example(board)));
      case QUIT -> {
        return false;
      }
    }
    return true;
  }

  private void hint() {
    if (isStopped()) {
      out.println(over());
      return;
    }
    Outlook.threats(game).forEach(out::println);
    out.println(Advice.of(game));
  }

  private void showLines(String word) {
    TypedCell.of(game.cells(), word)
        .map(cell -> new LinesThrough(game, cell.cell()).text())
        .orElseGet(() -> List.of("'%s' is no cell (%s).".formatted(Excerpt.of(word), range())))
        .forEach(out::println);
  }

  /** How the cells are named. */
  private String range() {
    return CellWords.range(board);
  }

  private String unknown(String line) {
    String meant =
        CellWords.meant(board, line)
            .or(() -> Nearest.to(line.toLowerCase(Locale.ROOT), GameCommand.all()))
            .map(word -> "; did you mean " + word + "?")
            .orElse("; type help");
    return "'%s' is neither a cell (%s) nor a command%s"
        .formatted(Excerpt.of(line), range(), meant);
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
  private void move(List<TypedCell> cells) {
    if (isStopped()) {
      out.println(over());
      return;
    }
    if (cells.size() > 1 && !inTurns()) {
      out.println("One stone a turn is placed here: type one cell.");
      return;
    }
    CellSet free = game.free();
    for (TypedCell typed : cells) {
      if (!free.contains(typed.cell())) {
        out.println(
            game.isFree(typed.cell())
                ? typed.word() + " is there twice."
                : "There is already a stone on %s; type a free cell (%s)."
                    .formatted(typed.word(), range()));
        return;
      }
      free = free.without(typed.cell());
    }
    if (cells.size() > game.toPlace()) {
      out.println("You have " + stones(game.toPlace()) + " to place, not " + cells.size() + ".");
      return;
    }
    cells.forEach(typed -> game.move(typed.cell()));
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
        out.println("The strategy plays " + MoveList.typed(game.cells(), cells) + ".");
      }
    }
    show();
    news.next().forEach(out::println);
    if (isStopped()) {
      out.println(over());
    } else {
      Outlook.threats(game).forEach(out::println);
    }
  }

  /** Why the last answer was given; while nothing came after it, also what it leaves to spare. */
  private void explain() {
    out.println(
        game.lastReply()
            .map(reply -> Why.of(game, reply))
            .orElse("The strategy has not moved yet."));
    Outlook.of(game).forEach(out::println);
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
    Figure figure = Figure.of(game, "");
    BoardText.lines(figure, coloured).forEach(out::println);
    figure.view().ifPresent(view -> out.println(new Sight(game, view).inWords()));
  }

  /** The person's stones turn by turn: with them, play and render come to the same position. */
  private String moves() {
    List<Integer> answered = game.answered();
    String unfinished =
        game.unfinished().isEmpty()
            ? ""
            : "not answered yet: " + MoveList.typed(game.cells(), game.unfinished());
    String list = MoveList.typed(game.cells(), answered);
    if (list.isEmpty()) {
      return unfinished.isEmpty() ? "You have not moved yet." : unfinished;
    }
    return unfinished.isEmpty() ? list : list + "\n" + unfinished;
  }
}
