package dev.touchstone.theorem;

import dev.touchstone.game.OutputFile;
import dev.touchstone.manifest.BadTextException;
import dev.touchstone.manifest.Manifest;
import dev.touchstone.manifest.Note;
import dev.touchstone.manifest.SignatureLine;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The manifest beside a proof: written when the proof is new, signed when somebody answers. */
public record ManifestFile(Path path) {

  private static final String NO_DATE = "-";

  /**
   * What a manifest says that nobody can read off the proof: who made it, and for which archive.
   */
  public record Origin(String solver, String namespace) {}

  /** The manifest of these files. */
  public static ManifestFile of(TheoremFiles files) {
    return new ManifestFile(files.manifest());
  }

  /** What a manifest of this proof says before anybody has signed it. */
  public static Note unsigned(CheckedProof proof, Origin origin) {
    Manifest manifest =
        Manifest.of(
            proof.statement(),
            proof.digest(),
            proof.length(),
            origin.solver(),
            origin.namespace(),
            NO_DATE);
    return new Note(manifest.text(), List.of());
  }

  public boolean exists() {
    return Files.exists(path);
  }

  /** Why a manifest was set aside, and where it is now. */
  public String whyKept() {
    return "the manifest was of another proof%s; it is kept as %s"
        .formatted(signed().isEmpty() ? "" : ", and " + signed(), path);
  }

  /** The manifest as it stands here. */
  public Note read() throws Refusal {
    if (!exists()) {
      throw Refusal.notSigned(
              path + ": missing; restore it, or make one with: touchstone sign " + path.getParent())
          .with(new Remedy.Update());
    }
    if (!Files.isRegularFile(path)) {
      // A pipe would never end.
      throw new Refusal(Refusal.Kind.FILE, path + ": not a file; remove it");
    }
    try (InputStream in = Files.newInputStream(path)) {
      Note note = Note.parse(in.readNBytes(Note.MAX_BYTES + 1));
      Manifest.parse(note.text());
      return note;
    } catch (BadTextException e) {
      throw Refusal.notSigned(path + ": " + e.getMessage() + "; restore the file");
    } catch (IOException e) {
      throw Refusal.file("cannot read the manifest", path, e);
    }
  }

  /** Who has signed what stands here, in words; nothing if nobody has. */
  public String signed() {
    if (!exists()) {
      return "";
    }
    try {
      String names =
          read().signatures().stream()
              .map(SignatureLine::name)
              .distinct()
              .collect(Collectors.joining(", "));
      return names.isEmpty() ? "" : "was signed by " + names;
    } catch (Refusal e) {
      return "could not be read";
    }
  }

  /** What a note says that was read by {@link #read}. */
  public static Manifest saidBy(Note note) {
    try {
      return Manifest.parse(note.text());
    } catch (BadTextException e) {
      throw new IllegalArgumentException("a manifest was read before", e);
    }
  }

  /** Writes it, whole or not at all. */
  public void write(Note note) throws IOException {
    OutputFile.write(path, note.bytes());
  }

  /**
   * A manifest without signatures, for a proof that is new here; one that is of this very proof
   * already stays, with the signatures that it has.
   *
   * @return whether it was written
   */
  public boolean begin(CheckedProof proof, Origin origin) throws IOException {
    if (isOf(proof)) {
      return false;
    }
    Files.createDirectories(path.toAbsolutePath().getParent());
    write(unsigned(proof, origin));
    return true;
  }

  /** Whether there is one that can be read, of this very proof. */
  public boolean isOf(CheckedProof proof) {
    try {
      return differences(read(), proof).isEmpty();
    } catch (Refusal e) {
      // There is none, or it is damaged.
      return false;
    }
  }

  /** What a manifest says otherwise than the proof is. */
  public static List<String> differences(Note note, CheckedProof proof) {
    return saidBy(note).differences(proof.statement(), proof.digest(), proof.length());
  }

  /** What stands here, if it is of the same statement and another certificate. */
  public Optional<Manifest> ofOtherBytes(CheckedProof proof) {
    try {
      Manifest manifest = saidBy(read());
      String digest = HexFormat.of().formatHex(proof.statement().digest());
      boolean sameStatement = manifest.statementDigest().equals(digest);
      return sameStatement && !isOf(proof) ? Optional.of(manifest) : Optional.empty();
    } catch (Refusal e) {
      return Optional.empty();
    }
  }

  /** The solver that it names, for a comparison. */
  public String solver() {
    try {
      return saidBy(read()).solver();
    } catch (Refusal e) {
      return "unknown";
    }
  }
}
