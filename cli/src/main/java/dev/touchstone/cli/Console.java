package dev.touchstone.cli;

import dev.touchstone.game.Excerpt;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;

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

  /** Whether results go to another program, which may end before it has read them all. */
  boolean isPipe() {
    try {
      String target = Files.readSymbolicLink(Path.of("/proc/self/fd/1")).toString();
      return out == System.out && (target.startsWith("pipe:") || target.startsWith("socket:"));
    } catch (IOException | UnsupportedOperationException e) {
      // Not Linux: there it is said that the rest could not be written.
      return false;
    }
  }

  /** Says in one line why there is no result, whatever was in the arguments. */
  void complain(String line) {
    String words =
        Excerpt.withoutSecrets(line).strip().replaceAll("\\R+", "; ").replaceAll("\\p{Cc}", "?");
    err.println(
        "touchstone: " + (words.length() > LONGEST ? words.substring(0, LONGEST) + "..." : words));
  }
}
