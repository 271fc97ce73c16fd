package dev.touchstone.strategy;

import dev.touchstone.game.Board;
import dev.touchstone.game.CellSet;
import dev.touchstone.statement.Statement;
import java.util.Locale;
import java.util.StringJoiner;

/** Why the strategy answered so, in words. */
public final class Hint {

  private final Board board;
  private final Reply reply;
  private final String you;

  private Hint(Statement statement, Reply reply) {
    board = statement.board();
    this.reply = reply;
    String opponent = statement.rules().nameOf(statement.provers().get(0).opponent());
    you = opponent.substring(0, 1).toUpperCase(Locale.ROOT) + opponent.substring(1);
  }

  /** One sentence, beginning with the theorem that the answer rests on. */
  public static String of(Statement statement, Reply reply) {
    Hint hint = new Hint(statement, reply);
    String theorem = reply.ground().theorem();
    return (theorem.isEmpty() ? "" : theorem + ": ") + hint.sentence();
  }

  private String sentence() {
    if (reply.cell().isEmpty()) {
      return "the board is full.";
    }
    String cell = name(reply.cell().getAsInt());
    if (!reply.asked()) {
      return "%s; one stone more never hurts, and %s %s."
          .formatted(
              nothingAsked(),
              cell,
              reply.ground() == Ground.ANYWHERE
                  ? "is on most of the lines that are open"
                  : "is the first option of what is left to do");
    }
    return switch (reply.ground()) {
      case GROUP ->
          "%s are a pair: %s took one, the strategy takes the other."
              .formatted(names(reply.group()), you);
      case POTENTIAL ->
          "on %s lies most of the danger of the lines that are left, whose sum stays below 1."
              .formatted(cell);
      default -> reply.promise().zone().isEmpty() ? done(cell) : rest(cell);
    };
  }

  private String nothingAsked() {
    return reply.to().isPresent()
        ? name(reply.to().getAsInt()) + " has to be answered no more"
        : "nothing has to be done yet";
  }

  private String done(String cell) {
    return reply.ground() == Ground.COMPLETE_OPTION
        ? "with %s a line is complete.".formatted(cell)
        : "with %s there is nothing left to do.".formatted(cell);
  }

  /** Where the strategy still has to be able to play; what it answers lies outside of that. */
  private String rest(String cell) {
    int cells = reply.promise().zone().count();
    String without = reply.to().isPresent() ? ", without " + name(reply.to().getAsInt()) : "";
    return "with %s the rest can be done in a zone of %s%s."
        .formatted(cell, cells == 1 ? "one cell" : cells + " cells", without);
  }

  private String name(int cell) {
    return board.cellName(cell);
  }

  private String names(CellSet cells) {
    StringJoiner names = new StringJoiner(" and ");
    cells.forEach(cell -> names.add(name(cell)));
    return names.toString();
  }
}
