package dev.touchstone.bench;

import dev.touchstone.certificate.CertificateFile;
import dev.touchstone.solver.Proof;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verifier;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;

/**
 * A certificate that was written to a file and read from there by the verifier.
 *
 * @param emitting the seconds it took to write it
 * @param steps its length in steps
 * @param bytes its length as it is
 * @param gzBytes its length after gzip
 * @param verifying the seconds that the verifier took for the file as it is
 * @param verdict what the verifier said
 */
record CheckedCertificate(
    double emitting, long steps, long bytes, long gzBytes, double verifying, Verdict verdict) {

  /** Writes the proof to a file that is gone afterwards, and verifies that. */
  static CheckedCertificate of(Proof proof) throws IOException {
    Path folder = Files.createTempDirectory("touchstone");
    Path file = folder.resolve("proof.certificate");
    Path gzFile = folder.resolve("proof.certificate.gz");
    try {
      long start = System.nanoTime();
      CertificateFile.Written written =
          CertificateFile.write(proof.statement(), proof::emit, file, false);
      double emitting = Trial.secondsSince(start);
      start = System.nanoTime();
      Verdict verdict;
      try (InputStream in = Files.newInputStream(file)) {
        verdict = new Verifier().verify(proof.statement(), in);
      }
      double verifying = Trial.secondsSince(start);
      try (OutputStream gz = new GZIPOutputStream(Files.newOutputStream(gzFile))) {
        Files.copy(file, gz);
      }
      return new CheckedCertificate(
          emitting,
          written.counts().steps(),
          Files.size(file),
          Files.size(gzFile),
          verifying,
          verdict);
    } finally {
      Files.deleteIfExists(gzFile);
      Files.deleteIfExists(file);
      Files.delete(folder);
    }
  }

  boolean accepted() {
    return verdict instanceof Verdict.Accepted;
  }

  /** "yes", or the line in which the verifier says otherwise. */
  String verified() {
    return accepted() ? "yes" : verdict.line();
  }
}
