package dev.touchstone.archive;

import dev.touchstone.manifest.Algorithm;
import dev.touchstone.manifest.BadTextException;
import dev.touchstone.manifest.KeyList;
import dev.touchstone.manifest.Note;
import dev.touchstone.manifest.PublicKey;
import dev.touchstone.manifest.SignatureCheck;
import dev.touchstone.signature.ManifestReport;
import dev.touchstone.signature.ManifestReport.Demand;
import dev.touchstone.signature.SignatureVerdict;
import dev.touchstone.signature.Signatures;
import dev.touchstone.signing.MlDsa65;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.ManifestFile;
import dev.touchstone.theorem.Refusal;
import dev.touchstone.theorem.TheoremFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Whose signatures count, and who must have signed.
 *
 * @param keys the list of keys; nobody is known where there is no such file
 * @param required the names of those who must have signed, or name+id for one key alone
 */
public record Trust(Path keys, List<String> required) {

  /** The name of the list in an archive. */
  public static final String KEYS = "KEYS";

  /** In the place of a list; a file of this name is not read. */
  private static final Path NONE = Path.of("an empty list of keys");

  /** Where nobody says whose signatures count: none is judged by what happens to lie near. */
  public static Trust inNobody() {
    return new Trust(NONE, List.of());
  }

  public Trust {
    // A name that nobody has may have been meant for somebody: it is kept, and refused.
    required = required.stream().map(name -> name == null ? "" : name.strip()).toList();
  }

  /** What the signatures are held against, with every algorithm that there is a check for. */
  public Demand demand() throws Refusal {
    for (String name : required) {
      if (!PublicKey.isReference(name)) {
        throw Refusal.usage(
            "a required signer is a key's name, or NAME+ID with the eight digits of its id, not '%s'"
                .formatted(name));
      }
    }
    Map<Algorithm, SignatureCheck> checks = new EnumMap<>(ManifestReport.PLATFORM_CHECKS);
    checks.put(Algorithm.ML_DSA_65, new MlDsa65());
    return new Demand(list(), keys.toString(), checks, required);
  }

  /**
   * The manifest beside a proof, if there is one; refuses one of another proof, and one that is
   * wrongly signed.
   */
  public Optional<Note> manifest(TheoremFiles files, CheckedProof proof) throws Refusal {
    ManifestFile manifest = ManifestFile.of(files);
    if (!manifest.exists()) {
      return Optional.empty();
    }
    Note note = manifest.read();
    List<String> differences = ManifestFile.differences(note, proof);
    if (!differences.isEmpty()) {
      throw Refusal.notSigned(
          "%s: the manifest belongs to another proof (%s); remove it, or restore the proof"
              .formatted(manifest.path(), differences.get(0)));
    }
    requireRight(manifest, note);
    return Optional.of(note);
  }

  /** Refuses a manifest beside a theorem that has a wrong signature by one of these keys. */
  public void requireRight(TheoremFiles files) throws Refusal {
    ManifestFile manifest = ManifestFile.of(files);
    if (manifest.exists()) {
      requireRight(manifest, manifest.read());
    }
  }

  private void requireRight(ManifestFile manifest, Note note) throws Refusal {
    Demand demand = demand();
    Signatures signatures =
        Signatures.judge(note, ManifestFile.saidBy(note), demand.keys(), demand.checks());
    for (SignatureVerdict wrong : signatures.wrong()) {
      throw Refusal.notSigned(
          "%s has a wrong signature: %s: %s; restore the file, or remove that line"
              .formatted(manifest.path(), wrong.line(), wrong.finding().meaning(demand.source())));
    }
  }

  private KeyList list() throws Refusal {
    if (keys.equals(NONE) || !Files.exists(keys)) {
      if (required.isEmpty()) {
        return KeyList.empty();
      }
      throw Refusal.notSigned(
          "%s: no such list of keys, but %s must have signed; make it with: touchstone keys generate"
              .formatted(keys, String.join(", ", required)));
    }
    try (InputStream in = Files.newInputStream(keys)) {
      return KeyList.parse(in.readNBytes(KeyList.MAX_BYTES + 1));
    } catch (BadTextException e) {
      throw Refusal.notSigned(keys + ": " + e.getMessage());
    } catch (IOException e) {
      throw Refusal.file("cannot read the list of keys", keys, e);
    }
  }
}
