package dev.touchstone.certificate;

import dev.touchstone.game.OutputFile;
import dev.touchstone.statement.Statement;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;

/**
 * Writes certificates whose counts are not known ahead: the steps go to a file beside the target
 * first, then the header and the steps to the target, whole or not at all.
 */
public final class CertificateFile {

  private CertificateFile() {}

  /** Gives all steps of a certificate to a sink. */
  @FunctionalInterface
  public interface Source {
    void emit(StepSink sink) throws IOException;
  }

  /**
   * What was written.
   *
   * @param counts what the certificate announces
   * @param bytes its length before compression
   */
  public record Written(Counts counts, long bytes) {}

  /** Writes the certificate, compressed by gzip or as it is. */
  public static Written write(Statement statement, Source source, Path target, boolean compressed)
      throws IOException {
    Path folder = target.toAbsolutePath().getParent();
    Path steps = Files.createTempFile(folder, "steps", ".tmp");
    try {
      CertificateWriter writer =
          CertificateWriter.withoutHeader(statement, Files.newOutputStream(steps));
      try (writer) {
        source.emit(writer::write);
      }
      Counts counts = writer.counts();
      ByteArrayOutputStream header = new ByteArrayOutputStream();
      CertificateWriter.writeHeader(statement, counts, header);
      OutputFile.write(
          target,
          file -> {
            try (OutputStream out =
                new BufferedOutputStream(compressed ? new GZIPOutputStream(file) : file, 1 << 16)) {
              header.writeTo(out);
              Files.copy(steps, out);
            }
          });
      return new Written(counts, header.size() + Files.size(steps));
    } finally {
      Files.deleteIfExists(steps);
    }
  }
}
