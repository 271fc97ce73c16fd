package dev.touchstone.cli;

/** What the exit code says; up to 3, and 5, as the verifier's own. */
final class ExitCode {

  /** Proved, verified, or printed as asked. */
  static final int DONE = 0;

  /** Wrong usage, a game that is none, or a file that cannot be read or written. */
  static final int USAGE_OR_FILE = 3;

  static final int OUT_OF_BUDGET = 4;

  /** The proof is right, but its manifest is of another, or a signature is wrong or missing. */
  static final int SIGNATURE = 5;

  static final int INTERNAL_ERROR = 70;

  private ExitCode() {}
}
