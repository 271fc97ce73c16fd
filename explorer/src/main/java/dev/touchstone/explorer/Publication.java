package dev.touchstone.explorer;

import dev.touchstone.game.ListedBoard;
import dev.touchstone.statement.Statement;
import dev.touchstone.theorem.ImpliedValue;
import dev.touchstone.theorem.PublishedValue;
import java.util.Locale;
import java.util.Optional;

/** What a theorem does to what is published. */
record Publication(Effect effect, String sentence) {

  /** In which manner; the most startling first. */
  enum Effect {
    CONTRADICTS("contradicts a published value"),
    UNLISTED("not in the list of published values"),
    IMPLIED("follows from a published value"),
    CONFIRMS("as published"),
    /** Values are listed for boards with rows and columns only. */
    NOT_COMPARED("");

    private final String words;

    Effect(String words) {
      this.words = words;
    }

    /** In a few words. */
    String words() {
      return words;
    }

    /** As a word of a script. */
    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  static Publication of(Statement statement) {
    return ofItsGame(statement).or(() -> ofOthers(statement)).orElseGet(() -> ofNone(statement));
  }

  private static Publication ofNone(Statement statement) {
    return !(statement.board() instanceof ListedBoard)
        ? new Publication(
            Effect.UNLISTED,
            "This game is not in the list of published values, and its value does not follow from"
                + " one there.")
        : new Publication(
            Effect.NOT_COMPARED, "The list of published values has boards with a notation.");
  }

  private static Optional<Publication> ofItsGame(Statement statement) {
    return PublishedValue.of(statement)
        .map(
            published -> {
              boolean confirmed = published.confirmedBy(statement);
              String said =
                  published.winner().equals("nobody")
                      ? "says that nobody wins"
                      : "gives it to " + capital(published.winner());
              return new Publication(
                  confirmed ? Effect.CONFIRMS : Effect.CONTRADICTS,
                  "%s %s, which %s; %s."
                      .formatted(
                          confirmed ? "Confirms" : "Contradicts",
                          published.source(),
                          said,
                          trust(published)));
            });
  }

  private static Optional<Publication> ofOthers(Statement statement) {
    return ImpliedValue.of(statement)
        .map(
            implied -> {
              boolean confirmed = implied.confirmedBy(statement);
              PublishedValue published = implied.published();
              return new Publication(
                  confirmed ? Effect.IMPLIED : Effect.CONTRADICTS,
                  "%s from %s, which gives weak %s to %s; %s."
                      .formatted(
                          confirmed ? "Follows" : "Contradicts what follows",
                          published.source(),
                          implied.board(),
                          capital(published.winner()),
                          trust(published)));
            });
  }

  /** How far a published value is to be trusted. */
  private static String trust(PublishedValue published) {
    return switch (published.status()) {
      case "agreed" -> "other results agree with it";
      case "single" -> "we know of no other source";
      default -> "that value is disputed";
    };
  }

  private static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }
}
