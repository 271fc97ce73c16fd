package dev.touchstone.archive;

import dev.touchstone.manifest.BadTextException;
import dev.touchstone.manifest.Manifest;
import dev.touchstone.manifest.Note;
import dev.touchstone.signing.PrivateKey;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.List;

/**
 * The manifest of a theorem: written when the proof is new, signed when somebody answers for it.
 */
public record Publication(TheoremFiles files) {

  private static final String NO_DATE = "-";

  /** A manifest without signatures, for a proof that is new here. */
  void begin(CheckedProof proof, String namespace) throws IOException {
    Manifest manifest =
        Manifest.of(
            proof.statement(),
            proof.digest(),
            proof.length(),
            SolverVersion.name(),
            namespace,
            NO_DATE);
    write(new Note(manifest.text(), List.of()));
  }

  /** The manifest as it stands here. */
  Note read() throws Refusal {
    try (InputStream in = Files.newInputStream(files.manifest())) {
      Note note = Note.parse(in.readNBytes(Note.MAX_BYTES + 1));
      Manifest.parse(note.text());
      return note;
    } catch (BadTextException e) {
      throw Refusal.notSigned(files.manifest() + ": " + e.getMessage() + "; restore the file");
    } catch (IOException e) {
      throw Refusal.file("cannot read the manifest", e);
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

  /** Whether all of these keys have signed already. */
  public boolean isSignedBy(List<PrivateKey> keys) throws Refusal {
    Note note = read();
    return keys.stream().allMatch(key -> hasSigned(key, note));
  }

  private static boolean hasSigned(PrivateKey key, Note note) {
    return note.signatures().stream()
        .anyMatch(s -> s.name().equals(key.name()) && s.keyId().equals(key.id()));
  }

  /**
   * Signs the manifest of a proof that was just checked. The date is set with the first signature:
   * it is part of what is signed.
   *
   * @return whether there is a new signature
   */
  public boolean sign(CheckedProof proof, List<PrivateKey> keys, String date) throws Refusal {
    Note note = read();
    Manifest manifest = manifest(note);
    List<String> wrong = manifest.differences(proof.statement(), proof.digest(), proof.length());
    if (!wrong.isEmpty()) {
      throw Refusal.notSigned(files.manifest() + ": " + wrong.get(0) + "; nothing was signed");
    }
    try {
      Note signed =
          note.signatures().isEmpty() ? new Note(dated(manifest, date).text(), List.of()) : note;
      for (PrivateKey key : keys) {
        signed = hasSigned(key, signed) ? signed : key.sign(signed);
      }
      if (signed.equals(note)) {
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
