package dev.touchstone.cli;

import java.io.PrintStream;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

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
    return new LiveLine(console.err(), Terminal.shows(Terminal.ERR), System::nanoTime);
  }

  LiveLine(PrintStream err, boolean watched, LongSupplier clock) {
    this.err = err;
    this.watched = watched;
    this.clock = clock;
    next = clock.getAsLong() + FIRST_NANOS;
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

  /** A line that stays, above this one. */
  synchronized void leave(String words) {
    if (watched) {
      clear();
      err.println(words);
    }
  }

  /** Leaves an empty line, as if nothing had been there. */
  synchronized void clear() {
    if (shown) {
      put("");
      shown = false;
    }
  }
}
