package dev.touchstone.archive;

import dev.touchstone.manifest.Manifest;
import dev.touchstone.manifest.Note;
import dev.touchstone.signing.PrivateKey;
import dev.touchstone.theorem.CheckedProof;
import dev.touchstone.theorem.ManifestFile;
import dev.touchstone.theorem.Refusal;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Somebody answers for a proof: by a signature under its manifest. */
public record Signing(ManifestFile file) {

  /** The archive that a manifest names where nobody says another one. */
  static final String NAMESPACE = "dev.touchstone";

  /** Whether there is a manifest, and somebody has signed it. */
  public boolean isDone() throws Refusal {
    return file.exists() && !file.read().signatures().isEmpty();
  }

  /**
   * Signs the manifest of a proof that was just checked, and makes it if there is none. Date and
   * namespace are part of what is signed: with the first signature they are settled.
   *
   * @param date the day of a manifest that nobody has signed yet, if one is given
   * @param namespace the archive that a new manifest says
   * @return whether there is a new signature
   */
  public boolean by(
      List<PrivateKey> keys, CheckedProof proof, @Nullable String date, @Nullable String namespace)
      throws Refusal {
    try {
      boolean there = file.exists();
      Note before = there ? file.read() : unsigned(proof, namespace);
      Note signed = found(proof, before, date, namespace);
      for (PrivateKey key : keys) {
        signed = signed(signed, key);
      }
      if (there && signed.equals(before)) {
        return false;
      }
      file.write(signed);
      return true;
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw Refusal.file("cannot write the manifest", e);
    }
  }

  private static Note unsigned(CheckedProof proof, @Nullable String namespace) {
    String archive = namespace == null ? NAMESPACE : namespace;
    return ManifestFile.unsigned(proof, new ManifestFile.Origin(SolverVersion.name(), archive));
  }

  /** The manifest that is there, if it is of this proof and says what was asked for. */
  private Note found(
      CheckedProof proof, Note note, @Nullable String date, @Nullable String namespace)
      throws Refusal {
    List<String> wrong = ManifestFile.differences(note, proof);
    if (!wrong.isEmpty()) {
      throw Refusal.notSigned(
          "%s belongs to another proof (%s); remove it to make a new one"
              .formatted(file.path(), wrong.get(0)));
    }
    Manifest said = ManifestFile.saidBy(note);
    refuseOther("namespace", namespace, said.namespace());
    if (note.signatures().isEmpty() && date != null) {
      return new Note(dated(said, date).text(), List.of());
    }
    refuseOther("date", date, said.date());
    return note;
  }

  private void refuseOther(String what, @Nullable String asked, String said) throws Refusal {
    if (asked != null && !asked.equals(said)) {
      throw Refusal.usage(
          "%s %s: %s already says %s; leave it out, or remove the file"
              .formatted(what, asked, file.path(), said));
    }
  }

  private Note signed(Note note, PrivateKey key) throws Refusal {
    try {
      return key.sign(note);
    } catch (IllegalArgumentException e) {
      throw Refusal.notSigned(
          "%s: %s that is not the key's; remove that line first"
              .formatted(file.path(), e.getMessage()));
    }
  }

  private static Manifest dated(Manifest manifest, String date) {
    return new Manifest(
        manifest.statementDigest(),
        manifest.certificateDigest(),
        manifest.length(),
        manifest.format(),
        manifest.solver(),
        manifest.board(),
        manifest.rules(),
        manifest.winner(),
        manifest.namespace(),
        date);
  }
}
