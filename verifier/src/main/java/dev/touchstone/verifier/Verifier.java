package dev.touchstone.verifier;

import dev.touchstone.certificate.CertificateReader;
import dev.touchstone.certificate.Counts;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Transport;
import dev.touchstone.statement.Statement;
import java.io.IOException;
import java.io.InputStream;

/** Decides whether a certificate proves a statement, in one pass over its steps. */
public final class Verifier {

  private final long outputCap;

  public Verifier() {
    this(Transport.OUTPUT_CAP);
  }

  /** A verifier that unfolds compressed certificates up to {@code outputCap} bytes. */
  public Verifier(long outputCap) {
    this.outputCap = outputCap;
  }

  /**
   * Reads the certificate, compressed or not, to its end or to its first fault. An exception is
   * thrown only where the stream cannot be read.
   */
  public Verdict verify(Statement statement, InputStream certificate) throws IOException {
    try {
      return judge(statement, certificate);
    } catch (OutOfMemoryError e) {
      return new Verdict.Declined(
          Reason.OUT_OF_MEMORY, "the Java heap is too small for this certificate; raise -Xmx");
    }
  }

  private Verdict judge(Statement statement, InputStream certificate) throws IOException {
    CertificateReader reader = null;
    try {
      TheoremRule.checkSupported(statement);
      reader = new CertificateReader(statement, certificate, outputCap);
      run(new Proof(statement), reader);
      return new Verdict.Accepted(reader.stepNumber(), reader.digest(), reader.length());
    } catch (Fault fault) {
      return fault.reason().declines()
          ? new Verdict.Declined(fault.reason(), fault.detail())
          : new Verdict.Rejected(
              fault.reason(), reader == null ? 0 : reader.stepNumber(), fault.detail());
    }
  }

  private static void run(Proof proof, CertificateReader reader) throws IOException, Fault {
    Counts counts = reader.counts();
    long peak = 0;
    Step step;
    do {
      step = reader.next();
      proof.take(step);
      peak = Math.max(peak, proof.held());
      if (peak > counts.held()) {
        throw new Fault(Reason.WRONG_COUNT, "more is held than the " + counts.held() + " said");
      }
    } while (!(step instanceof Step.End));
    if (peak != counts.held()) {
      throw new Fault(
          Reason.WRONG_COUNT, "%d held, but %d announced".formatted(peak, counts.held()));
    }
  }
}
