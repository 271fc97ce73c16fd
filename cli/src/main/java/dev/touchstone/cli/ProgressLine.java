package dev.touchstone.cli;

import dev.touchstone.archive.MemorySize;
import dev.touchstone.solver.SolveListener;
import java.io.Console;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** One line on a terminal that is written again and again while the search goes on. */
final class ProgressLine implements SolveListener {

  private static final int WIDTH = 78;

  private final PrintStream err;
  private final long started = System.nanoTime();
  private boolean shown;

  ProgressLine(PrintStream err) {
    this.err = err;
  }

  /** Whether a person sees what is written to standard error, as far as can be told. */
  @SuppressWarnings("SystemConsoleNull") // isTerminal below answers for Java 22 and later
  static boolean watched() {
    @Nullable Console console = System.console();
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
  private static boolean isTerminal(Console console) {
    try {
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException e) {
      return true;
    }
  }

  @Override
  public synchronized void progress(Progress progress) {
    String line =
        String.format(
            Locale.ROOT,
            "%d s  %,d nodes  %d of %d first moves left  table %s of %s",
            (System.nanoTime() - started) / 1_000_000_000,
            progress.nodes(),
            progress.rootMovesLeft(),
            progress.rootMoves(),
            MemorySize.words(progress.tableBytes()),
            MemorySize.words(progress.tableLimit()));
    show(line);
    shown = true;
  }

  private void show(String line) {
    String fitting = line.length() > WIDTH ? line.substring(0, WIDTH) : line;
    err.print("\r" + fitting + " ".repeat(WIDTH - fitting.length()) + "\r");
    err.flush();
  }

  /** Leaves an empty line, as if nothing had been there. */
  synchronized void clear() {
    if (shown) {
      show("");
    }
  }
}
