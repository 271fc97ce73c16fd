package dev.touchstone.verifier;

import dev.touchstone.certificate.CertificateReader;
import dev.touchstone.certificate.Counts;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Reason;
import dev.touchstone.certificate.Replay;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Transport;
import dev.touchstone.statement.Statement;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;

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
    return verify(statement, certificate, lines -> {}, 0);
  }

  /**
   * The same, and says after each step what stands on top of the stack (docs/format.md, section 7).
   */
  public Verdict trace(Statement statement, InputStream certificate, Consumer<String> lines)
      throws IOException {
    return verify(statement, certificate, lines, Long.MAX_VALUE);
  }

  /** The same for the last steps alone, so many: what is left in front of END is the claim. */
  public Verdict trace(
      Statement statement, InputStream certificate, Consumer<String> lines, int last)
      throws IOException {
    return verify(statement, certificate, lines, last);
  }

  private Verdict verify(
      Statement statement, InputStream certificate, Consumer<String> lines, long last)
      throws IOException {
    try {
      return judge(statement, certificate, lines, last);
    } catch (OutOfMemoryError e) {
      return new Verdict.Declined(
          Reason.OUT_OF_MEMORY, "the Java heap is too small for this certificate; raise -Xmx");
    }
  }

  private Verdict judge(
      Statement statement, InputStream certificate, Consumer<String> lines, long last)
      throws IOException {
    CertificateReader reader = null;
    try {
      Conclusion.checkSupport(statement);
      HostRules.checkSupported(statement);
      reader = new CertificateReader(statement, certificate, outputCap);
      run(reader.statement(), reader, lines, last);
      return new Verdict.Accepted(reader.stepNumber(), reader.digest(), reader.length());
    } catch (Fault fault) {
      return fault.reason().declines()
          ? new Verdict.Declined(fault.reason(), fault.detail())
          : new Verdict.Rejected(
              fault.reason(), reader == null ? 0 : reader.stepNumber(), fault.detail());
    }
  }

  private static void run(
      Statement statement, CertificateReader reader, Consumer<String> lines, long last)
      throws IOException, Fault {
    Replay<Claim> replay =
        new Replay<>(statement.hypergraph(), new CheckedClaims(statement, reader.looks()));
    Counts counts = reader.counts();
    long peak = 0;
    Step step;
    do {
      step = reader.next();
      replay.take(step);
      peak = Math.max(peak, replay.held());
      if (peak > counts.held()) {
        throw new Fault(Reason.WRONG_COUNT, "more is held than the " + counts.held() + " said");
      }
      reader.checkLooks();
      if (counts.steps() - reader.stepNumber() < last) {
        lines.accept(Trace.line(reader.stepNumber(), step, replay));
      }
    } while (!(step instanceof Step.End));
    if (peak != counts.held()) {
      throw new Fault(
          Reason.WRONG_COUNT, "%d held, but %d announced".formatted(peak, counts.held()));
    }
  }
}
