package dev.touchstone.archive;

import dev.touchstone.archive.ProofWatch.Stage;
import dev.touchstone.certificate.CertificateFile;
import dev.touchstone.certificate.CertificateFile.Written;
import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.solver.Proof;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verifier;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.GZIPOutputStream;

/**
 * A theorem on disk that the verifier has accepted there.
 *
 * @param steps the steps that it read
 * @param bytes the certificate's length before compression
 */
public record Theorem(Path statement, Path certificate, long steps, long bytes) {

  /** Larger certificates are compressed. */
  static final long LARGEST_PLAIN = 1L << 18;

  /** Writes the proof, has it verified as a reviewer would, and only then gives it its names. */
  public static Theorem of(Proof proof, TheoremFolder folder) throws Refusal {
    return of(proof, folder, ProofWatch.none());
  }

  /** The same, watched. */
  public static Theorem of(Proof proof, TheoremFolder folder, ProofWatch watch) throws Refusal {
    try {
      Path workplace = folder.workplace();
      Path statement = workplace.resolve(TheoremFolder.STATEMENT);
      Files.writeString(statement, proof.statement().text(), StandardCharsets.UTF_8);
      Path plain = workplace.resolve(TheoremFolder.CERTIFICATE);
      Written written =
          CertificateFile.write(
              proof.statement(), sink -> proof.emit(watched(sink, watch)), plain, false);
      Path certificate = written.bytes() <= LARGEST_PLAIN ? plain : compressed(plain);
      Verdict verdict = verdict(statement, certificate, watch);
      if (verdict instanceof Verdict.Accepted accepted) {
        Path published = folder.publish(statement, certificate);
        return new Theorem(folder.statement(), published, accepted.steps(), written.bytes());
      }
      throw notAccepted(verdict, folder, statement, certificate);
    } catch (InterruptedIOException e) {
      throw Refusal.outOfBudget(
          "interrupted while the proof that was found was written; run the same command again");
    } catch (IOException e) {
      throw Refusal.file(
          "cannot write the proof to " + folder + "; make room there and try again", e);
    }
  }

  private static StepSink watched(StepSink sink, ProofWatch watch) {
    AtomicLong steps = new AtomicLong();
    return step -> {
      sink.accept(step);
      watch.progress(Stage.WRITING, steps.incrementAndGet(), 0);
    };
  }

  private static Path compressed(Path plain) throws IOException {
    Path compressed = plain.resolveSibling(TheoremFolder.COMPRESSED);
    try (OutputStream file = new BufferedOutputStream(Files.newOutputStream(compressed), 1 << 16);
        OutputStream out = new GZIPOutputStream(file)) {
      Files.copy(plain, out);
    }
    Files.delete(plain);
    return compressed;
  }

  /** What the verifier says of the two files, read back. */
  private static Verdict verdict(Path statement, Path certificate, ProofWatch watch)
      throws IOException {
    try (InputStream in = WatchedFile.open(certificate, Stage.VERIFYING, watch)) {
      Statement read = StatementText.parse(Files.readAllBytes(statement));
      return new Verifier().verify(read, in);
    } catch (BadStatementException e) {
      return new Verdict.Declined(Reason.MALFORMED_STATEMENT, String.valueOf(e.getMessage()));
    }
  }

  private static Refusal notAccepted(
      Verdict verdict, TheoremFolder folder, Path statement, Path certificate) throws IOException {
    if (verdict instanceof Verdict.Declined declined && declined.reason() == Reason.OUT_OF_MEMORY) {
      return Refusal.outOfBudget(
          "a proof was found, but the memory is too small to check it; give it more");
    }
    String detail =
        verdict instanceof Verdict.Rejected rejected
            ? rejected.detail()
            : ((Verdict.Declined) verdict).detail();
    return Refusal.internal(
        "the certificate was not accepted: %s (%s); please report it with %s"
            .formatted(verdict.line(), detail, folder.reject(statement, certificate)));
  }
}
