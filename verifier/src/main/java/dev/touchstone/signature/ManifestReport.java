package dev.touchstone.signature;

import dev.touchstone.manifest.Algorithm;
import dev.touchstone.manifest.BadTextException;
import dev.touchstone.manifest.KeyList;
import dev.touchstone.manifest.Manifest;
import dev.touchstone.manifest.Note;
import dev.touchstone.manifest.SignatureCheck;
import dev.touchstone.statement.Statement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * What is to be said of a manifest beside a proof that was verified.
 *
 * @param lines for programs: one for the manifest, one for each signature, one for each required
 *     signer who has not signed
 * @param explanations what they mean, for people
 * @param satisfied whether the manifest is of this proof, no signature is wrong, and all required
 *     signers have signed it
 */
public record ManifestReport(List<String> lines, List<String> explanations, boolean satisfied) {

  /** The algorithms that need nothing but the Java platform. */
  public static final Map<Algorithm, SignatureCheck> PLATFORM_CHECKS =
      Map.of(Algorithm.ED25519, new Ed25519Check());

  public ManifestReport {
    lines = List.copyOf(lines);
    explanations = List.copyOf(explanations);
  }

  /**
   * The proof at hand.
   *
   * @param certificateDigest SHA-256 of the certificate's own bytes, as the verifier read them
   * @param length their number
   */
  public record Verified(Statement statement, String certificateDigest, long length) {}

  /**
   * Who may sign, how that is checked, and who must have signed.
   *
   * @param source what people call the list of keys: the name of its file
   */
  public record Demand(
      KeyList keys,
      String source,
      Map<Algorithm, SignatureCheck> checks,
      Collection<String> required) {

    public Demand {
      checks = Map.copyOf(checks);
      required = List.copyOf(required);
    }
  }

  /** Reads the bytes of a manifest's file and compares them with what was verified. */
  public static ManifestReport of(byte[] file, Verified proof, Demand demand) {
    Note note;
    Manifest manifest;
    try {
      note = Note.parse(file);
      manifest = Manifest.parse(note.text());
    } catch (BadTextException e) {
      Signatures none = new Signatures(List.of());
      return of("m MALFORMED", List.of("manifest: " + e.getMessage()), none, demand, false);
    }
    Signatures signatures = Signatures.judge(note, manifest, demand.keys(), demand.checks());
    List<String> differences =
        manifest.differences(proof.statement(), proof.certificateDigest(), proof.length());
    if (differences.isEmpty()) {
      List<String> meaning = List.of("the manifest is of this statement and this certificate");
      return of("m MATCHES", meaning, signatures, demand, true);
    }
    StringBuilder line = new StringBuilder("m DIFFERS");
    differences.forEach(text -> line.append(' ').append(text, 0, text.indexOf(':')));
    return of(line.toString(), differences, signatures, demand, false);
  }

  private static ManifestReport of(
      String first, List<String> meaning, Signatures signatures, Demand demand, boolean fits) {
    List<String> lines = new ArrayList<>(List.of(first));
    List<String> explanations = new ArrayList<>(meaning);
    for (SignatureVerdict verdict : signatures.verdicts()) {
      lines.add(verdict.line());
      explanations.add(
          "%s %s: %s"
              .formatted(
                  verdict.name(), verdict.keyId(), verdict.finding().meaning(demand.source())));
    }
    for (String name : signatures.absent(demand.required())) {
      lines.add("k ABSENT " + name);
      explanations.add(name + ": required, and there is no valid signature by this name");
    }
    return new ManifestReport(lines, explanations, fits && signatures.satisfies(demand.required()));
  }
}
