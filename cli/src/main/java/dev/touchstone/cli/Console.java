package dev.touchstone.cli;

import dev.touchstone.game.Excerpt;
import java.io.PrintStream;

/**
 * Where a command speaks, and how it hears that it is to stop.
 *
 * @param out results
 * @param err one line where there is no result
 */
record Console(PrintStream out, PrintStream err, Interruption interruption) {

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
