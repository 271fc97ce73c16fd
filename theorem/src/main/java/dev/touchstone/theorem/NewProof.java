package dev.touchstone.theorem;

import dev.touchstone.certificate.CertificateFile;
import dev.touchstone.certificate.CertificateFile.Source;
import dev.touchstone.certificate.CertificateFile.Written;
import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.StepSink;
import dev.touchstone.game.Layout;
import dev.touchstone.game.OutputFile;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import dev.touchstone.theorem.ProofListener.Stage;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verdict.Accepted;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.GZIPOutputStream;

/** A proof that was just found, on its way to the disk. */
public record NewProof(Statement statement, Source steps) {

  /** Larger certificates are compressed. */
  static final long LARGEST_PLAIN = 1L << 18;

  /** The same, with the layout of its game, if there is one; no proof depends on it. */
  public CheckedProof writeTo(TheoremFolder folder, Optional<Layout> layout, ProofListener listener)
      throws Refusal {
    CheckedProof proof = writeTo(folder, listener);
    try {
      if (layout.isPresent()) {
        folder.files().write(layout.get());
      }
    } catch (IOException e) {
      throw Refusal.file("cannot write the layout to " + folder, e);
    }
    return proof;
  }

  /** Writes the proof, has it verified as a reviewer would, and only then gives it its names. */
  public CheckedProof writeTo(TheoremFolder folder, ProofListener listener) throws Refusal {
    try {
      TheoremFiles unfinished = folder.workplace();
      write(unfinished, listener);
      Verdict verdict = verdict(unfinished, listener);
      if (verdict instanceof Accepted accepted) {
        return folder.accept(CheckedProof.of(unfinished, statement, accepted));
      }
      throw notAccepted(verdict, folder, unfinished);
    } catch (InterruptedIOException e) {
      throw Refusal.outOfBudget(
          "interrupted while the proof that was found was written; run the same command again");
    } catch (IOException e) {
      throw Refusal.file(
          "cannot write the proof to " + folder + "; make room there and try again", e);
    }
  }

  private void write(TheoremFiles files, ProofListener listener) throws IOException {
    OutputFile.write(files.statement(), statement.text().getBytes(StandardCharsets.UTF_8));
    Path plain = files.certificate();
    Written written =
        CertificateFile.write(statement, sink -> steps.emit(counted(sink, listener)), plain, false);
    if (written.bytes() > LARGEST_PLAIN) {
      OutputFile.write(
          files.folder().resolve(TheoremFiles.COMPRESSED), out -> compress(plain, out));
      Files.delete(plain);
    }
  }

  private static StepSink counted(StepSink sink, ProofListener listener) {
    AtomicLong steps = new AtomicLong();
    return step -> {
      sink.accept(step);
      listener.progress(Stage.WRITING, steps.incrementAndGet(), 0);
    };
  }

  private static void compress(Path plain, OutputStream file) throws IOException {
    try (OutputStream out = new GZIPOutputStream(new BufferedOutputStream(file, 1 << 16))) {
      Files.copy(plain, out);
    }
  }

  /** What the verifier says of the two files, read back. */
  private static Verdict verdict(ProofFiles files, ProofListener listener)
      throws Refusal, IOException {
    try {
      Statement read = StatementText.parse(Files.readAllBytes(files.statement()));
      return CheckedProof.verdict(files, read, listener);
    } catch (BadStatementException e) {
      return new Verdict.Declined(Reason.MALFORMED_STATEMENT, String.valueOf(e.getMessage()));
    }
  }

  private static Refusal notAccepted(Verdict verdict, TheoremFolder folder, ProofFiles pair)
      throws IOException {
    if (verdict instanceof Verdict.Declined declined && declined.reason() == Reason.OUT_OF_MEMORY) {
      return Refusal.outOfBudget(
          "a proof was found, but there is too little memory to verify it; allow more");
    }
    return Refusal.internal(
        "the certificate was not accepted: %s (%s); please report it with %s"
            .formatted(verdict.line(), CheckedProof.detail(verdict), folder.reject(pair)));
  }
}
