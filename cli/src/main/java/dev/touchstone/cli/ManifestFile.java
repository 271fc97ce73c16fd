package dev.touchstone.cli;

import dev.touchstone.game.InputFile;
import dev.touchstone.manifest.BadTextException;
import dev.touchstone.manifest.Manifest;
import dev.touchstone.manifest.Note;
import dev.touchstone.signing.PrivateKey;
import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import dev.touchstone.verifier.Verdict;
import dev.touchstone.verifier.Verifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The manifest in the folder of a theorem, which it is written for only after verification. */
final class ManifestFile {

  static final String MANIFEST = "manifest";
  private static final String NAMESPACE = "dev.touchstone";
  private static final String NO_DATE = "-";

  private final Path folder;
  private @Nullable Statement statement;
  private Verdict.@Nullable Accepted accepted;

  ManifestFile(Path folder) {
    this.folder = folder;
  }

  private Path path() {
    return folder.resolve(MANIFEST);
  }

  /** Has the proof verified; returns the verdict's exit code, and says what is not accepted. */
  int verify(Console console) throws Refusal {
    Path text = folder.resolve(TheoremFolder.STATEMENT);
    Path certificate = VerifyCommand.certificate(folder);
    try {
      Statement read =
          StatementText.parse(InputFile.bytes(text.toString(), StatementText.MAX_BYTES));
      Verdict verdict =
          InputFile.read(certificate.toString(), in -> new Verifier().verify(read, in));
      if (verdict instanceof Verdict.Accepted right) {
        statement = read;
        accepted = right;
      } else {
        console.complain("not verified, so not signed: " + verdict.line());
      }
      return verdict.exitCode();
    } catch (BadStatementException e) {
      throw Refusal.usage(text + ": " + e.getMessage());
    } catch (IOException e) {
      throw Refusal.usage("cannot read " + e.getMessage());
    }
  }

  /** Adds the signatures of these keys; the file is the old one or the whole new one. */
  void sign(List<PrivateKey> keys, @Nullable String date, @Nullable String namespace)
      throws Refusal {
    Note note = Files.exists(path()) ? found(date, namespace) : made(date, namespace);
    try {
      for (PrivateKey key : keys) {
        note = key.sign(note);
      }
    } catch (IllegalArgumentException e) {
      throw Refusal.signature(
          "%s: %s that is not the key's; remove that line first".formatted(path(), e.getMessage()));
    }
    write(note.bytes());
  }

  private Note made(@Nullable String date, @Nullable String namespace) throws Refusal {
    try {
      return new Note(
          manifest(date == null ? NO_DATE : date, namespace == null ? NAMESPACE : namespace).text(),
          List.of());
    } catch (IllegalArgumentException e) {
      throw Refusal.usage("--" + e.getMessage());
    }
  }

  private Manifest manifest(String date, String namespace) {
    if (statement == null || accepted == null) {
      throw new IllegalStateException("what is not verified has no manifest");
    }
    return Manifest.of(
        statement,
        accepted.certificateDigest(),
        accepted.length(),
        Touchstone.version(),
        namespace,
        date);
  }

  /** The manifest that is there, if it is of this proof and says what was asked for. */
  private Note found(@Nullable String date, @Nullable String namespace) throws Refusal {
    try {
      Note note = Note.parse(InputFile.bytes(path().toString(), Note.MAX_BYTES));
      Manifest said = Manifest.parse(note.text());
      if (statement == null || accepted == null) {
        throw new IllegalStateException("what is not verified has no manifest");
      }
      List<String> differences =
          said.differences(statement, accepted.certificateDigest(), accepted.length());
      if (!differences.isEmpty()) {
        throw Refusal.signature(
            "%s is of another proof (%s); remove it to make a new one"
                .formatted(path(), differences.get(0)));
      }
      refuseOther("--date", date, said.date());
      refuseOther("--namespace", namespace, said.namespace());
      return note;
    } catch (BadTextException e) {
      throw Refusal.signature(path() + ": " + e.getMessage());
    } catch (IOException e) {
      throw Refusal.usage("cannot read " + e.getMessage());
    }
  }

  private void refuseOther(String option, @Nullable String asked, String said) throws Refusal {
    if (asked != null && !asked.equals(said)) {
      throw Refusal.usage(
          "%s: %s says %s already; leave the option out, or remove the file"
              .formatted(option, path(), said));
    }
  }

  private void write(byte[] bytes) throws Refusal {
    try {
      Path temporary = Files.createTempFile(folder, MANIFEST, ".tmp");
      try {
        Files.write(temporary, bytes);
        TheoremFolder.shareAlike(folder.resolve(TheoremFolder.STATEMENT), temporary);
        Files.move(
            temporary, path(), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(temporary);
      }
    } catch (IOException e) {
      throw Refusal.file("cannot write the manifest", e);
    }
  }

  @Override
  public String toString() {
    return path().toString();
  }
}
