package dev.touchstone.theorem;

import dev.touchstone.game.Board;
import dev.touchstone.game.Player;
import dev.touchstone.game.Rectangle;
import dev.touchstone.game.Rectangle.Wrap;
import dev.touchstone.statement.Rules;
import dev.touchstone.statement.Statement;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the literature says of a game.
 *
 * @param winner maker, breaker or nobody; in Hex black or white, perhaps with first moves
 * @param status agreed, single (one result) or disputed
 */
public record PublishedValue(String winner, String status, String source) {

  private static final String TABLE = "published.txt";

  /** What is published about the game of this statement, if it is in our table. */
  public static Optional<PublishedValue> of(Statement statement) {
    if (statement.rules() == Rules.HEX) {
      return PublishedOpenings.of(
          statement, found(Rules.HEX.word() + " " + statement.board().notation() + " "));
    }
    return isUsual(statement)
        ? found(statement.rules().word() + " " + board(statement) + " ")
        : Optional.empty();
  }

  /** Whether a game is played as in the list: nothing but the board need be said of it. */
  static boolean isUsual(Statement statement) {
    return statement.turn() == 1
        && statement.overlineWins()
        && statement.taken().isEmpty()
        && statement.setup().first() == Player.BLACK;
  }

  /** A board lies on its longer side in the literature. */
  private static String board(Statement statement) {
    Board board = statement.board();
    Optional<Rectangle> upright = board.rectangle().filter(that -> that.rows() > that.columns());
    if (board.runLength().isEmpty() || upright.isEmpty()) {
      return board.notation();
    }
    Rectangle lying =
        new Rectangle(upright.get().columns(), upright.get().rows(), upright.get().wrap());
    return lying.wrap() == Wrap.NONE
        ? lying.rows() + "," + lying.columns() + "," + board.runLength().getAsInt()
        : board.notation();
  }

  private static Optional<PublishedValue> found(String game) {
    return rows()
        .filter(row -> row.startsWith(game))
        .findFirst()
        .map(row -> row.substring(game.length()).split(" ", 3))
        .map(words -> new PublishedValue(words[0], words[1], words[2]));
  }

  /** The list, a game a row, without its remarks. */
  static Stream<String> rows() {
    return table().lines().filter(row -> !row.startsWith("#"));
  }

  private static String table() {
    try (InputStream in = PublishedValue.class.getResourceAsStream(TABLE)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether several results say so, and none says otherwise. */
  public boolean isAgreed() {
    return status.equals("agreed");
  }

  /** Whether a statement says the same, or a part of it: that a player does not lose. */
  public boolean confirmedBy(Statement statement) {
    return statement.winner().isHold()
        ? !winner.equals(statement.rules().nameOf(statement.prover().opponent()))
        : winner.equals(PublishedOpenings.words(statement));
  }

  /** As a line: what the statement does to it, who says what, and how that stands. */
  public String line(Statement statement) {
    String standing = status.equals("single") ? "the only source we know" : status;
    return "%s %s: %s (%s)"
        .formatted(confirmedBy(statement) ? "confirms" : "contradicts", source, winner, standing);
  }
}
