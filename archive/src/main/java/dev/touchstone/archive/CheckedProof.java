package dev.touchstone.archive;

import dev.touchstone.archive.ProofWatch.Stage;
import dev.touchstone.game.Player;
import dev.touchstone.statement.Outcome;
import dev.touchstone.statement.Statement;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verdict.Accepted;
import dev.touchstone.verifier.Verdict.Rejected;
import dev.touchstone.verifier.Verifier;
import java.io.IOException;
import java.io.InputStream;

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
    return of(files, ProofWatch.none());
  }

  /** The same, watched. */
  public static CheckedProof of(ProofFiles files, ProofWatch watch) throws Refusal {
    Statement statement = files.readStatement();
    Verdict verdict = verdict(files, statement, watch);
    if (verdict instanceof Accepted accepted) {
      return new CheckedProof(
          files, statement, accepted.steps(), accepted.certificateDigest(), accepted.length());
    }
    Refusal.Kind kind =
        verdict instanceof Rejected ? Refusal.Kind.NOT_PROVED : Refusal.Kind.NOT_JUDGED;
    String line = verdict.line().replaceFirst("^s ", "");
    String detail =
        verdict instanceof Rejected rejected
            ? rejected.detail()
            : ((Verdict.Declined) verdict).detail();
    throw new Refusal(
        kind,
        "%s: %s: %s; to see it: java -jar touchstone-verifier.jar %s %s"
            .formatted(files.certificate(), line, detail, files.statement(), files.certificate()));
  }

  private static Verdict verdict(ProofFiles files, Statement statement, ProofWatch watch)
      throws Refusal {
    try (InputStream in = WatchedFile.open(files.certificate(), Stage.VERIFYING, watch)) {
      return new Verifier().verify(statement, in);
    } catch (IOException e) {
      throw Refusal.file("cannot read the certificate", files.certificate(), e);
    }
  }

  /** Who wins; a weak game always has a winner. */
  Player winner() {
    return statement.winner() == Outcome.BLACK ? Player.BLACK : Player.WHITE;
  }

  boolean hasBytesOf(CheckedProof other) {
    return digest.equals(other.digest) && length == other.length;
  }
}
