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

  /** Says in one line why there is no result, whatever was in the arguments. */
  void complain(String line) {
    err.println(
        "touchstone: "
            + Excerpt.withoutSecrets(line)
                .strip()
                .replaceAll("\\R+", "; ")
                .replaceAll("\\p{Cc}", "?"));
  }
}
