package dev.touchstone.cli;

import dev.touchstone.theorem.Refusal;

/** What the exit code says; up to 3, and 5, as the verifier's own. */
final class ExitCode {

  /** Proved, verified, or printed as asked. */
  static final int DONE = 0;

  /** Not proved: rejected by the verifier, or other than said. */
  static final int NOT_PROVED = 1;

  /** The verifier cannot judge. */
  static final int NOT_JUDGED = 2;

  /** Wrong usage, a game that is none, or a file that cannot be read or written. */
  static final int USAGE_OR_FILE = 3;

  static final int OUT_OF_BUDGET = 4;

  /** The proof is right, but the manifest or a signature is not as required. */
  static final int NOT_SIGNED = 5;

  static final int INTERNAL_ERROR = 70;

  private ExitCode() {}

  static int of(Refusal refusal) {
    return switch (refusal.kind()) {
      case USAGE, FILE -> USAGE_OR_FILE;
      case OUT_OF_BUDGET -> OUT_OF_BUDGET;
      case NOT_PROVED -> NOT_PROVED;
      case NOT_JUDGED -> NOT_JUDGED;
      case NOT_SIGNED -> NOT_SIGNED;
      case INTERNAL -> INTERNAL_ERROR;
    };
  }
}
