package dev.touchstone.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One line on a terminal that is written again and again while something takes long, and is gone
 * afterwards. Where nobody watches, nothing is written.
 */
final class LiveLine {

  private static final int WIDTH = 78;

  /** What is done sooner than this needs no words. */
  private static final long FIRST_NANOS = 300_000_000;

  private static final long PAUSE_NANOS = 100_000_000;

  private final PrintStream err;
  private final boolean watched;
  private final LongSupplier clock;
  private long next;
  private boolean shown;

  /** A line of standard error, if that is a terminal. */
  static LiveLine of(Console console) {
    return new LiveLine(console.err(), isTerminal(), System::nanoTime);
  }

  LiveLine(PrintStream err, boolean watched, LongSupplier clock) {
    this.err = err;
    this.watched = watched;
    this.clock = clock;
    next = clock.getAsLong() + FIRST_NANOS;
  }

  /** Whether a person sees what is written to standard error, as far as can be told. */
  @SuppressWarnings("SystemConsoleNull") // isTerminal below answers for Java 22 and later
  private static boolean isTerminal() {
    java.io.@Nullable Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      // Where there is such a link: the console alone speaks of input and output.
      String target = Files.readSymbolicLink(Path.of("/proc/self/fd/2")).toString();
      if (!target.startsWith("/dev/")) {
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

  /** Shows this in the place of what was there, unless that was a moment ago. */
  synchronized void show(Supplier<String> words) {
    if (!watched) {
      return;
    }
    long now = clock.getAsLong();
    if (now - next >= 0) {
      next = now + PAUSE_NANOS;
      shown = true;
      put(words.get());
    }
  }

  private void put(String line) {
    String fitting = line.length() > WIDTH ? line.substring(0, WIDTH) : line;
    err.print("\r" + fitting + " ".repeat(WIDTH - fitting.length()) + "\r");
    err.flush();
  }

  /** Leaves an empty line, as if nothing had been there. */
  synchronized void clear() {
    if (shown) {
      put("");
      shown = false;
    }
  }
}
