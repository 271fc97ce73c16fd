package dev.touchstone.verifier;

import dev.touchstone.certificate.Reason;

/** What the verifier says. */
public sealed interface Verdict {

  /** The one line that says it. */
  String line();

  /** The exit code that says it. */
  int exitCode();

  /**
   * The certificate proves the statement.
   *
   * @param certificateDigest SHA-256 of the certificate's own bytes, not compressed, in lower-case
   *     hex
   * @param length the number of those bytes
   */
  record Accepted(long steps, String certificateDigest, long length) implements Verdict {
    @Override
    public String line() {
      return "s VERIFIED";
    }

    @Override
    public int exitCode() {
      return 0;
    }
  }

  /** The certificate does not prove the statement: it goes wrong at this step. */
  record Rejected(Reason reason, long step, String detail) implements Verdict {
    @Override
    public String line() {
      return "s REJECTED " + reason + " step " + step;
    }

    @Override
    public int exitCode() {
      return 1;
    }
  }

  /** The verifier cannot judge; nothing is said of the certificate. */
  record Declined(Reason reason, String detail) implements Verdict {
    @Override
    public String line() {
      return "s DECLINED " + reason;
    }

    @Override
    public int exitCode() {
      return 2;
    }
  }
}
