package dev.touchstone.archive;

import dev.touchstone.certificate.CertificateReader;
import dev.touchstone.certificate.Fault;
import dev.touchstone.certificate.Step;
import dev.touchstone.certificate.Transport;
import dev.touchstone.game.CellList;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.Refusal;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What can be seen in the steps of a proof that is checked already. */
public final class ProofSteps {

  private ProofSteps() {}

  /** How often each rule is used, by its name in docs/format.md. */
  public static Map<String, Long> byRule(CheckedProof proof) throws Refusal {
    Map<String, Long> counts = new TreeMap<>();
    try (InputStream in = open(proof)) {
      CertificateReader reader = new CertificateReader(proof.statement(), in, Transport.OUTPUT_CAP);
      Step step;
      do {
        step = reader.next();
        counts.merge(step.rule().name(), 1L, Long::sum);
      } while (!(step instanceof Step.End));
      return counts;
    } catch (Fault fault) {
      throw changed(proof);
    } catch (IOException e) {
      throw Refusal.file("cannot read the certificate", e);
    }
  }

  /** The pairs, two cells after two cells, of a proof that is nothing but one pairing. */
  static Optional<CellList> pairing(CheckedProof proof) throws Refusal {
    if (proof.steps() != 2) {
      return Optional.empty();
    }
    try (InputStream in = open(proof)) {
      CertificateReader reader = new CertificateReader(proof.statement(), in, Transport.OUTPUT_CAP);
      return reader.next() instanceof Step.Groups groups && groups.size() == 2
          ? Optional.of(groups.cells())
          : Optional.empty();
    } catch (Fault fault) {
      throw changed(proof);
    } catch (IOException e) {
      throw Refusal.file("cannot read the certificate", e);
    }
  }

  private static InputStream open(CheckedProof proof) throws IOException {
    return new BufferedInputStream(Files.newInputStream(proof.files().certificate()), 1 << 16);
  }

  static Refusal changed(CheckedProof proof) {
    return Refusal.notProved(
        proof.files().certificate() + ": changed while it was read; try again");
  }
}
