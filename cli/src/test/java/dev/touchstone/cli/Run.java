package dev.touchstone.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

/** One command: its exit code and what it said. */
record Run(int exitCode, String out, String err) {

  /** Runs a command in this process. */
  static Run of(String... args) {
    return typing("", args);
  }

  /** The same, with these lines typed. */
  static Run typing(String lines, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exitCode =
        Main.run(
            args,
            new ByteArrayInputStream(lines.getBytes(UTF_8)),
            new PrintStream(out, true, UTF_8),
            new PrintStream(err, true, UTF_8));
    return new Run(exitCode, out.toString(UTF_8), err.toString(UTF_8));
  }
}
