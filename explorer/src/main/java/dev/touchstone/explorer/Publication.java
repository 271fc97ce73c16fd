package dev.touchstone.explorer;

import dev.touchstone.statement.Statement;
import dev.touchstone.theorem.PublishedValue;
import java.util.Locale;

/** What a theorem does to what is published about its game. */
enum Publication {
  CONTRADICTS("contradicts a published value"),
  UNLISTED("not in the list of published values"),
  CONFIRMS("as published");

  private final String words;

  Publication(String words) {
    this.words = words;
  }

  static Publication of(Statement statement) {
    return PublishedValue.of(statement)
        .map(published -> published.confirmedBy(statement) ? CONFIRMS : CONTRADICTS)
        .orElse(UNLISTED);
  }

  /** In a few words. */
  String words() {
    return words;
  }

  /** As a word of the page's script. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The same with the source, and how far it is to be trusted. */
  static String sentence(Statement statement) {
    return PublishedValue.of(statement)
        .map(published -> sentence(published, published.confirmedBy(statement)))
        .orElse("This game is not in the list of published values.");
  }

  private static String sentence(PublishedValue published, boolean confirmed) {
    String trust =
        switch (published.status()) {
          case "agreed" -> "other results agree with it";
          case "single" -> "we know of no other source";
          default -> "that value is disputed";
        };
    String who =
        published.winner().equals("nobody")
            ? "says that nobody wins"
            : "gives it to " + capital(published.winner());
    return "%s %s, which %s; %s."
        .formatted(confirmed ? "Confirms" : "Contradicts", published.source(), who, trust);
  }

  private static String capital(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }
}
