package dev.touchstone.archive;

import dev.touchstone.manifest.BadTextException;
import dev.touchstone.manifest.Manifest;
import dev.touchstone.manifest.Note;
import dev.touchstone.signing.PrivateKey;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The manifest of a theorem: written when the proof is new, signed when somebody answers for it.
 */
public record Publication(TheoremFiles files) {

  private static final String NAMESPACE = "dev.touchstone";
  private static final String NO_DATE = "-";

  /**
   * A manifest without signatures, for a proof that is new here; one that is of this very proof
   * already stays, with the signatures that it has.
   *
   * @return whether it was written
   */
  boolean begin(CheckedProof proof, String namespace) throws IOException {
    if (isOf(proof)) {
      return false;
    }
    Files.createDirectories(files.folder());
    write(unsigned(proof, namespace));
    return true;
  }

  /** The manifest that is here, if it is of the same statement and another certificate. */
  Optional<Manifest> ofOtherBytes(CheckedProof proof) {
    try {
      Manifest manifest = manifest(read());
      Manifest other = manifest(unsigned(proof, manifest.namespace()));
      return manifest.statementDigest().equals(other.statementDigest()) && !isOf(proof)
          ? Optional.of(manifest)
          : Optional.empty();
    } catch (Refusal e) {
      return Optional.empty();
    }
  }

  private boolean isOf(CheckedProof proof) {
    try {
      return manifest(read())
          .differences(proof.statement(), proof.digest(), proof.length())
          .isEmpty();
    } catch (Refusal e) {
      // There is none, or it is damaged: a new one takes its place.
      return false;
    }
  }

  private static Note unsigned(CheckedProof proof, String namespace) {
    Manifest manifest =
        Manifest.of(
            proof.statement(),
            proof.digest(),
            proof.length(),
            SolverVersion.name(),
            namespace,
            NO_DATE);
    return new Note(manifest.text(), List.of());
  }

  /** The manifest as it stands here. */
  Note read() throws Refusal {
    if (!Files.exists(files.manifest())) {
      throw Refusal.notSigned(
          files.manifest()
              + ": missing; restore it, or make one by touchstone sign, or without signatures with -D"
              + Orders.UPDATE);
    }
    try (InputStream in = Files.newInputStream(files.manifest())) {
      Note note = Note.parse(in.readNBytes(Note.MAX_BYTES + 1));
      Manifest.parse(note.text());
      return note;
    } catch (BadTextException e) {
      throw Refusal.notSigned(files.manifest() + ": " + e.getMessage() + "; restore the file");
    } catch (IOException e) {
      throw Refusal.file("cannot read the manifest", files.manifest(), e);
    }
  }

  /** What a note says that was read by {@link #read}. */
  static Manifest manifest(Note note) {
    try {
      return Manifest.parse(note.text());
    } catch (BadTextException e) {
      throw new IllegalArgumentException("a manifest was read before", e);
    }
  }

  /** The solver that the manifest names, for a comparison. */
  static String solverOf(TheoremFiles files) {
    try {
      return manifest(new Publication(files).read()).solver();
    } catch (Refusal e) {
      return "unknown";
    }
  }

  /** Whether there is a manifest, and somebody has signed it. */
  public boolean isSigned() throws Refusal {
    return Files.exists(files.manifest()) && !read().signatures().isEmpty();
  }

  /**
   * Signs the manifest of a proof that was just checked, and makes it if there is none. Date and
   * namespace are part of what is signed: with the first signature they are settled.
   *
   * @param date the day of a manifest that nobody has signed yet, if one is given
   * @param namespace the archive that a new manifest says
   * @return whether there is a new signature
   */
  public boolean sign(
      CheckedProof proof, List<PrivateKey> keys, @Nullable String date, @Nullable String namespace)
      throws Refusal {
    try {
      boolean there = Files.exists(files.manifest());
      Note before = there ? read() : unsigned(proof, namespace == null ? NAMESPACE : namespace);
      Note signed = found(proof, before, date, namespace);
      for (PrivateKey key : keys) {
        signed = signed(signed, key);
      }
      if (there && signed.equals(before)) {
        return false;
      }
      write(signed);
      return true;
    } catch (IllegalArgumentException e) {
      throw Refusal.usage(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw Refusal.file("cannot write the manifest", e);
    }
  }

  /** The manifest that is there, if it is of this proof and says what was asked for. */
  private Note found(
      CheckedProof proof, Note note, @Nullable String date, @Nullable String namespace)
      throws Refusal {
    Manifest said = manifest(note);
    List<String> wrong = said.differences(proof.statement(), proof.digest(), proof.length());
    if (!wrong.isEmpty()) {
      throw Refusal.notSigned(
          "%s is of another proof (%s); remove it to make a new one"
              .formatted(files.manifest(), wrong.get(0)));
    }
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
          "%s %s: %s says %s already; leave it out, or remove the file"
              .formatted(what, asked, files.manifest(), said));
    }
  }

  private Note signed(Note note, PrivateKey key) throws Refusal {
    try {
      return key.sign(note);
    } catch (IllegalArgumentException e) {
      throw Refusal.notSigned(
          "%s: %s that is not the key's; remove that line first"
              .formatted(files.manifest(), e.getMessage()));
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

  private void write(Note note) throws IOException {
    TheoremFiles.put(files.manifest(), note.bytes());
  }
}
