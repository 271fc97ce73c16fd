package dev.touchstone.cli;

import dev.touchstone.game.Excerpt;
import java.io.InputStream;
import java.io.PrintStream;

/**
 * Where a command listens and speaks, and how it hears that it is to stop.
 *
 * @param in what is typed
 * @param out results
 * @param err one line where there is no result
 */
record Console(InputStream in, PrintStream out, PrintStream err, Interruption interruption) {

  /** Longer is only what quotes something long. */
  private static final int LONGEST = 2_000;

  /** Says in one line why there is no result, whatever was in the arguments. */
  void complain(String line) {
    String words =
        Excerpt.withoutSecrets(line).strip().replaceAll("\\R+", "; ").replaceAll("\\p{Cc}", "?");
    err.println(
        "touchstone: " + (words.length() > LONGEST ? words.substring(0, LONGEST) + "..." : words));
  }
}
