package dev.touchstone.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Whether a person sees what is written, and in colours, as far as can be told. */
final class Terminal {

  /** Standard output, by its number. */
  static final int OUT = 1;

  /** Standard error. */
  static final int ERR = 2;

  private Terminal() {}

  /** Whether what is written there comes to a terminal. */
  @SuppressWarnings("SystemConsoleNull") // isTerminal below answers for Java 22 and later
  static boolean shows(int stream) {
    java.io.@Nullable Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      // Where there is such a link: the console alone speaks of input and output.
      String target = Files.readSymbolicLink(Path.of("/proc/self/fd/" + stream)).toString();
      if (!target.startsWith("/dev/") || target.equals("/dev/null")) {
        return false;
      }
    } catch (IOException | UnsupportedOperationException e) {
      // Not Linux: believe the console.
    }
    return isTerminal(console);
  }

  /** From Java 22 on there can be a console without a terminal, and a method that tells. */
  private static boolean isTerminal(java.io.Console console) {
    try {
      return (boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException e) {
      return true;
    }
  }

  /** Whether results may be coloured. */
  static boolean hasColours(Console console) {
    return wantsColours(shows(OUT), System.getenv());
  }

  /** By the customs of no-color.org and of terminfo. */
  static boolean wantsColours(boolean terminal, Map<String, String> environment) {
    String term = environment.getOrDefault("TERM", "dumb");
    return terminal
        && environment.getOrDefault("NO_COLOR", "").isEmpty()
        && !term.isEmpty()
        && !term.equals("dumb");
  }
}
