package dev.touchstone.theorem;

import dev.touchstone.game.Board;
import dev.touchstone.game.Player;
import dev.touchstone.game.Rectangle;
import dev.touchstone.game.Rectangle.Wrap;
import dev.touchstone.statement.Statement;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * What the literature says of a game.
 *
 * @param winner maker, breaker or nobody
 * @param status agreed, single (one result) or disputed
 */
public record PublishedValue(String winner, String status, String source) {

  private static final String TABLE = "published.txt";

  /** What is published about the game of this statement, if it is in our table. */
  public static Optional<PublishedValue> of(Statement statement) {
    boolean usual =
        statement.turn() == 1
            && statement.overlineWins()
            && statement.taken().isEmpty()
            && statement.setup().first() == Player.BLACK;
    return usual
        ? found(statement.rules().word() + " " + board(statement) + " ")
        : Optional.empty();
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
    for (String line : table().split("\n", -1)) {
      if (line.startsWith(game)) {
        String[] words = line.substring(game.length()).split(" ", 3);
        return Optional.of(new PublishedValue(words[0], words[1], words[2]));
      }
    }
    return Optional.empty();
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

  /** Whether a statement says the same. */
  public boolean confirmedBy(Statement statement) {
    return winner.equals(statement.winner().word(statement.rules()));
  }

  /** As a line: what the statement does to it, who says what, and how that stands. */
  public String line(Statement statement) {
    String standing = status.equals("single") ? "the only source we know" : status;
    return "%s %s: %s (%s)"
        .formatted(confirmedBy(statement) ? "confirms" : "contradicts", source, winner, standing);
  }
}
