package dev.touchstone.theorem;

import dev.touchstone.statement.Statement;
import dev.touchstone.theorem.ProofListener.Stage;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verdict.Accepted;
import dev.touchstone.verifier.Verdict.Rejected;
import dev.touchstone.verifier.Verifier;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;

/**
 * A proof that the verifier has accepted as it stands on the disk, this time and not some time
 * before.
 *
 * @param digest of the certificate before compression
 * @param length of the same
 */
public record CheckedProof(
    ProofFiles files, Statement statement, long steps, String digest, long length) {

  /** Asks the verifier; refuses with its words what it does not accept. */
  public static CheckedProof of(ProofFiles files) throws Refusal {
    return of(files, ProofListener.none());
  }

  /** The same; the listener hears how far it is. */
  public static CheckedProof of(ProofFiles files, ProofListener listener) throws Refusal {
    Statement statement = files.readStatement();
    Verdict verdict;
    try {
      verdict = verdict(files, statement, listener);
    } catch (InterruptedIOException e) {
      throw Refusal.outOfBudget("interrupted while " + files.certificate() + " was verified");
    } catch (IOException e) {
      throw Refusal.file("cannot read the certificate", files.certificate(), e);
    }
    if (verdict instanceof Accepted accepted) {
      return of(files, statement, accepted);
    }
    Refusal.Kind kind =
        verdict instanceof Rejected ? Refusal.Kind.NOT_PROVED : Refusal.Kind.NOT_JUDGED;
    String line = verdict.line().replaceFirst("^s ", "");
    throw new Refusal(
        kind,
        "%s: %s: %s; to see it: %s"
            .formatted(files.certificate(), line, detail(verdict), VerifierCommand.of(files)));
  }

  /** What the verifier has just accepted in these files. */
  static CheckedProof of(ProofFiles files, Statement statement, Accepted accepted) {
    return new CheckedProof(
        files, statement, accepted.steps(), accepted.certificateDigest(), accepted.length());
  }

  /** What the verifier says besides its line. */
  static String detail(Verdict verdict) {
    return verdict instanceof Rejected rejected
        ? rejected.detail()
        : ((Verdict.Declined) verdict).detail();
  }

  /** What the verifier says; the listener may end it by an exception. */
  static Verdict verdict(ProofFiles files, Statement statement, ProofListener listener)
      throws IOException {
    try (InputStream in = MeasuredFile.open(files.certificate(), Stage.VERIFYING, listener)) {
      return new Verifier().verify(statement, in);
    }
  }

  /** Whether this is the very same certificate before compression. */
  public boolean hasBytesOf(CheckedProof other) {
    return digest.equals(other.digest) && length == other.length;
  }
}
