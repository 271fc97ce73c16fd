package dev.touchstone.bench.forge;

import dev.touchstone.statement.Statement;
import java.util.List;

/** A random game, the claims that were made of it so far, and what to try next. */
interface Arena {

  Statement statement();

  /** The next application of a rule, right or wrong. */
  Attempt next();

  /**
   * Holds what an attempt made against brute force, and keeps it to be built on.
   *
   * @param trace a line for each step that the verifier let pass
   */
  Outcome judge(Attempt attempt, List<String> trace);

  /** What a line of a trace says behind the number of its step and the rule. */
  static String claim(String line) {
    return line.substring(line.indexOf(' ', line.indexOf(' ') + 1) + 1);
  }
}
