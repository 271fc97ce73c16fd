package dev.touchstone.certificate;

import dev.touchstone.statement.Statement;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/**
 * Writes steps as the canonical bytes of a certificate. What was read by {@link CertificateReader}
 * comes out as it was. Nothing is kept but the scenes of the open frames, so a certificate of any
 * length can be written as it is found; its counts must be known ahead.
 */
public final class CertificateWriter implements AutoCloseable {

  private final OutputStream out;
  private final OperandWriter outside;

  /** Of the tile that is open, or the same. */
  private OperandWriter operands;

  private final @Nullable Counts announced;
  private final Tally tally = new Tally();

  public CertificateWriter(Statement statement, OutputStream out, Counts counts)
      throws IOException {
    this(statement, new BufferedOutputStream(out, 1 << 16), counts, true);
    writeHeader(statement, counts, this.out);
  }

  private CertificateWriter(
      Statement statement, OutputStream out, @Nullable Counts counts, boolean buffered) {
    this.out = buffered ? out : new BufferedOutputStream(out, 1 << 16);
    outside = new OperandWriter(statement, this.out);
    operands = outside;
    announced = counts;
  }

  /** A writer of the steps alone; {@link #counts} then says what the header must announce. */
  static CertificateWriter withoutHeader(Statement statement, OutputStream out) {
    return new CertificateWriter(statement, out, null, false);
  }

  /** Writes what stands ahead of the steps; returns its length. */
  static long writeHeader(Statement statement, Counts counts, OutputStream out) throws IOException {
    ByteArrayOutputStream header = new ByteArrayOutputStream();
    header.write(Code.MAGIC);
    OperandWriter.number(header, Code.VERSION);
    header.write(statement.digest());
    OperandWriter.number(header, counts.steps());
    OperandWriter.number(header, counts.held());
    OperandWriter.number(header, counts.depth());
    WindowHeader.write(statement, header);
    header.writeTo(out);
    return header.size();
  }

  /** The counts of the steps written so far. */
  Counts counts() {
    return tally.counts();
  }

  /** The bytes of a certificate of these steps. */
  public static byte[] bytes(Statement statement, Iterable<? extends Step> steps) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (CertificateWriter writer = new CertificateWriter(statement, bytes, Counts.of(steps))) {
      for (Step step : steps) {
        writer.write(step);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** Writes the next step. */
  public void write(Step step) throws IOException {
    tally.add(step);
    Rule rule = step.rule();
    if (step instanceof Step.Answered answered) {
      boolean opponent = answered.opponent() >= 0;
      out.write(rule.code() | Code.ANSWERED | (opponent ? Code.OPPONENT : 0));
      if (opponent) {
        operands.number(answered.opponent());
      }
      operands.number(answered.cell());
      operands.answered(answered.opponent(), answered.cell());
      rule.write(answered.leaf(), operands);
    } else {
      out.write(rule.code());
      operands.inFrame();
      rule.write(step, operands);
    }
    if (step instanceof TileStep.Open open) {
      operands = new OperandWriter(open.tile().statement(), out);
    } else if (step instanceof TileStep.Close) {
      operands = outside;
    }
  }

  /** Ends the certificate. Throws if its counts are not the ones announced. */
  @Override
  public void close() throws IOException {
    out.close();
    if (announced != null && !tally.counts().equals(announced)) {
      throw new IllegalStateException("announced " + announced + " but wrote " + tally.counts());
    }
  }
}
