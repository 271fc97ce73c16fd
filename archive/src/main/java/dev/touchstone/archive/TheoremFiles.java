package dev.touchstone.archive;

import dev.touchstone.statement.BadStatementException;
import dev.touchstone.statement.Statement;
import dev.touchstone.statement.StatementText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Set;

/** The files of one theorem in an archive. Each is written whole or not at all. */
public record TheoremFiles(Path folder) {

  static final String MANIFEST = "manifest";
  static final String PAGE = "README.md";
  static final String PICTURE = "board.svg";

  /** All that may be in such a folder. */
  static final Set<String> NAMES =
      Set.of(
          TheoremFolder.STATEMENT,
          TheoremFolder.CERTIFICATE,
          TheoremFolder.COMPRESSED,
          MANIFEST,
          PAGE,
          PICTURE);

  public Path statement() {
    return folder.resolve(TheoremFolder.STATEMENT);
  }

  /** The certificate as it is here: compressed if that is the one there is. */
  public Path certificate() {
    Path plain = folder.resolve(TheoremFolder.CERTIFICATE);
    Path compressed = folder.resolve(TheoremFolder.COMPRESSED);
    return !Files.exists(plain) && Files.exists(compressed) ? compressed : plain;
  }

  public Path manifest() {
    return folder.resolve(MANIFEST);
  }

  Path page() {
    return folder.resolve(PAGE);
  }

  Path picture() {
    return folder.resolve(PICTURE);
  }

  /** Whether there is something to verify. */
  boolean hasProof() {
    return Files.exists(statement()) && Files.exists(certificate());
  }

  /** The statement as it stands here. */
  public Statement readStatement() throws Refusal {
    try (InputStream in = Files.newInputStream(statement())) {
      return StatementText.parse(in.readNBytes(StatementText.MAX_BYTES + 1));
    } catch (BadStatementException e) {
      throw Refusal.notProved(
          statement() + ": MALFORMED_STATEMENT: " + e.getMessage() + "; restore the file");
    } catch (IOException e) {
      throw Refusal.file("cannot read the statement", statement(), e);
    }
  }

  /** Takes over a proof: at no moment there is a pair that does not fit together. */
  void take(TheoremFiles made) throws IOException {
    Files.createDirectories(folder);
    if (!Files.exists(statement()) || Files.mismatch(made.statement(), statement()) >= 0) {
      Files.deleteIfExists(folder.resolve(TheoremFolder.CERTIFICATE));
      Files.deleteIfExists(folder.resolve(TheoremFolder.COMPRESSED));
      put(statement(), Files.readAllBytes(made.statement()));
    }
    Path target = folder.resolve(made.certificate().getFileName());
    Path temporary = unfinished(target);
    try {
      Files.copy(made.certificate(), temporary, StandardCopyOption.REPLACE_EXISTING);
      move(temporary, target);
    } finally {
      Files.deleteIfExists(temporary);
    }
    for (String name : new String[] {TheoremFolder.CERTIFICATE, TheoremFolder.COMPRESSED}) {
      if (!target.endsWith(name)) {
        Files.deleteIfExists(folder.resolve(name));
      }
    }
  }

  /** Writes a small file, whole or not at all. */
  public static void put(Path file, byte[] bytes) throws IOException {
    Path temporary = unfinished(file);
    try {
      Files.write(temporary, bytes);
      move(temporary, file);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  private static Path unfinished(Path file) {
    return file.resolveSibling(file.getFileName() + ".tmp");
  }

  private static void move(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }
}
